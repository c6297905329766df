import { existsSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { diskError } from '#gateways/files/disk.ts'
import { gunzipFile, gzipFile } from '#gateways/files/gzip-file.ts'
import { tempFolder } from '#test/temp-folder.ts'

const TEXT = 'Größe, Straße, İstanbul\n'.repeat(50_000)

test('what is packed can be unpacked, by us and by any gzip, and tells how far it is', async () => {
  const folder = tempFolder()
  const [plain, packed, again] = ['plain', 'packed', 'again'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(plain, TEXT)
  const read: number[] = []
  await gzipFile(plain, packed, { onRead: bytes => read.push(bytes) })
  expect(gunzipSync(readFileSync(packed)).toString()).toBe(TEXT)
  expect(read.at(-1)).toBe(Buffer.byteLength(TEXT))
  await gunzipFile(packed, again)
  expect(readFileSync(again, 'utf8')).toBe(TEXT)
})

test('a file that is not packed is taken as it is', async () => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'plain'), TEXT)
  await gunzipFile(join(folder, 'plain'), join(folder, 'copy'))
  expect(readFileSync(join(folder, 'copy'), 'utf8')).toBe(TEXT)
})

test('a packed file that is cut short is damaged', async () => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'plain'), TEXT)
  await gzipFile(join(folder, 'plain'), join(folder, 'packed'))
  truncateSync(join(folder, 'packed'), 500)
  await expect(gunzipFile(join(folder, 'packed'), join(folder, 'copy'))).rejects.toMatchObject({
    code: 'backup_damaged',
    details: { reason: 'gzip' },
  })
})

test.skipIf(!existsSync('/dev/full'))('a full disk is a DomainError', async () => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'plain'), TEXT)
  symlinkSync('/dev/full', join(folder, 'packed'))
  const failure = await gzipFile(join(folder, 'plain'), join(folder, 'packed')).catch(diskError)
  expect(failure).toMatchObject({ code: 'disk_full' })
})
