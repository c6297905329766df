import '#test/cheap-passphrases.ts'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ByteReader } from '#gateways/archives/byte-reader.ts'
import { packFile, unpackFile } from '#gateways/archives/packed-file.ts'
import { readTar } from '#gateways/archives/tar-reader.ts'
import { writeTar } from '#gateways/archives/tar-writer.ts'
import { tempFolder } from '#test/temp-folder.ts'

test.each([0, 1, 600, 70_000, 9_000_000])(
  '%i bytes that are stored as they are after others were compressed come out again, with or without a passphrase',
  async size => {
    const [begin, rest] = [Buffer.from('Größe '.repeat(1000)), randomBytes(size)]
    for (const passphrase of size === 600 ? [undefined, 'vier Wörter ohne Sinn'] : [undefined]) {
      const path = join(tempFolder(), 'packed')
      const content = async function* (stopCompressing: () => Promise<void>) {
        yield begin
        await stopCompressing()
        if (size > 0) yield rest
      }
      await packFile(content, path, { passphrase })
      const unpacked = await unpackFile(path, { passphrase, limitBytes: 1e9 }, bytes =>
        Array.fromAsync(bytes.rest()),
      )
      expect(Buffer.concat(unpacked).equals(Buffer.concat([begin, rest]))).toBe(true)
    }
  },
)

test('a compressed file that is cut short is damaged', async () => {
  const path = join(tempFolder(), 'packed')
  await packFile(async function* () {
    yield randomBytes(50_000)
  }, path)
  writeFileSync(path, readFileSync(path).subarray(0, 30_000))
  const reading = unpackFile(path, { limitBytes: 1e9 }, bytes => Array.fromAsync(bytes.rest()))
  await expect(reading).rejects.toMatchObject({ code: 'backup_damaged', details: { reason: 'gzip' } })
})

test('a file of more than 8 GB has its size in a form that every tar reads', async () => {
  const size = 20 * 1024 ** 3
  const bytes = writeTar([{ name: 'directory.sqlite', size, content: [] }], 0)
  const { value } = await bytes.next()
  const header = new ByteReader(
    (async function* () {
      yield value as Uint8Array
    })(),
  )
  const { value: file } = await readTar(header).next()
  expect(file).toMatchObject({ name: 'directory.sqlite', size })
})

test('a content that is not as long as it should be is no archive', async () => {
  const short = writeTar([{ name: 'a', size: 5, content: [Buffer.from('abc')] }], 0)
  await expect(Array.fromAsync(short)).rejects.toThrow('a has 3 bytes instead of 5')
})
