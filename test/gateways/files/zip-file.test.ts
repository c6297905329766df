import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { zipFile } from '#gateways/files/zip-file.ts'
import { DEFAULT_LIMITS } from '#gateways/spreadsheet/limits.ts'
import { openZipParts } from '#gateways/spreadsheet/xlsx/zip-parts.ts'
import { tempFolder } from '#test/temp-folder.ts'

async function* pieces(count: number) {
  for (let at = 0; at < count; at++) yield `Zeile ${at}: Größe, Straße, İstanbul\r\n`
}

test('what is packed comes back, checked against its size and checksum', async () => {
  const path = join(tempFolder(), 'export.zip')
  writeFileSync(path, await buffer(zipFile('betriebe.csv', pieces(50_000))))
  const parts = await openZipParts(path, DEFAULT_LIMITS)
  expect(parts.names()).toEqual(['betriebe.csv'])
  const chunks = await Array.fromAsync(parts.read('betriebe.csv'))
  expect(Buffer.concat(chunks).toString()).toBe((await Array.fromAsync(pieces(50_000))).join(''))
  parts.close()
})

test('content that fails ends the archive with its reason', async () => {
  async function* failing() {
    yield 'name;city\r\n'
    throw new Error('the database is gone')
  }
  await expect(buffer(zipFile('betriebe.csv', failing()))).rejects.toThrow('the database is gone')
})

test('a reader who stops ends the content, too', async () => {
  let isEnded = false
  async function* endless() {
    try {
      for (let at = 0; ; at++) yield `${at} ${Math.random()}`.repeat(1000)
    } finally {
      isEnded = true
    }
  }
  for await (const _piece of zipFile('betriebe.csv', endless())) break
  await expect.poll(() => isEnded).toBe(true)
  await nextTurn()
})
