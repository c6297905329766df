import { hash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type TarFile, writeTar } from '#gateways/archives/tar-writer.ts'
import { type Manifest, manifestText } from '#services/backups/manifest.ts'
import { readArchive } from '#services/backups/read-archive.ts'
import { tempFolder } from '#test/temp-folder.ts'

const DATABASE = Buffer.from('SQLite format 3\0 and so on')
const PICTURE = Buffer.from('a picture')
const PICTURE_NAME = `pictures/${hash('sha256', PICTURE)}.webp`

type Listed = Manifest['files'][number]

const listed = (name: string, content: Buffer): Listed => ({
  name,
  size: content.length,
  sha256: hash('sha256', content),
})
const file = (name: string, content: Buffer): TarFile => ({ name, size: content.length, content: [content] })
const LISTED = [listed('directory.sqlite', DATABASE), listed(PICTURE_NAME, PICTURE)]
const FILES = [file('directory.sqlite', DATABASE), file(PICTURE_NAME, PICTURE)]

function manifest(files: Listed[] = LISTED, more: object = {}): TarFile {
  const whole = {
    version: '0.1.0',
    schema: '0001-directory',
    createdAt: '2026-11-24T09:00:00.000Z',
    keyId: '',
    businesses: 0,
    missingPictures: [],
    files,
    ...more,
  }
  return file('manifest.json', Buffer.from(manifestText(whole)))
}

async function archive(...files: TarFile[]): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(writeTar(files, 0)))
}

/** Changes the header of the first file of a name, and its checksum. */
function withHeader(tar: Buffer, name: string, change: (header: Buffer) => void): Buffer {
  const at = tar.indexOf(`${name}\0`)
  const header = tar.subarray(at, at + 512)
  change(header)
  header.write('        ', 148)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return tar
}

async function read(tar: Buffer, limitBytes = 1e9): Promise<{ result: unknown; written: string[] }> {
  const folder = tempFolder()
  const path = join(folder, 'backup.tar.gz')
  writeFileSync(path, gzipSync(tar))
  const target = join(folder, 'deep', 'down', 'target')
  const result = await readArchive(path, { target, limitBytes }).catch((error: unknown) => error)
  const written = readdirSync(folder, { recursive: true, withFileTypes: true })
  return { result, written: written.filter(entry => entry.isFile()).map(({ name }) => name) }
}

test('what the manifest names is unpacked, and nothing else is there afterwards', async () => {
  const { result, written } = await read(await archive(manifest(), ...FILES))
  expect(result).toMatchObject({ files: LISTED })
  expect(written.sort()).toEqual(
    [PICTURE_NAME.slice('pictures/'.length), 'backup.tar.gz', 'directory.sqlite'].sort(),
  )
})

const evil = Buffer.from('evil')
const LINK = '2'

test.each<[string, string, () => Promise<Buffer>]>([
  ['without a manifest', 'header', () => archive(...FILES)],
  ['with its manifest in second place', 'header', () => archive(FILES[0] as TarFile, manifest())],
  ['with a manifest that is no JSON', 'manifest', () => archive(file('manifest.json', evil), ...FILES)],
  [
    'with a manifest of a later version',
    'newer',
    () => archive(manifest(LISTED, { formatVersion: 2 }), ...FILES),
  ],
  ['without a database', 'manifest', () => archive(manifest(LISTED.slice(1)), ...FILES.slice(1))],
  [
    'whose manifest names a file twice',
    'manifest',
    () => archive(manifest([...LISTED, ...LISTED]), ...FILES),
  ],
  [
    'whose manifest leads out of the folder',
    'manifest',
    () => archive(manifest([...LISTED, listed('../evil', evil)]), ...FILES, file('../evil', evil)),
  ],
  [
    'whose manifest has an absolute path',
    'manifest',
    () => archive(manifest([...LISTED, listed('/tmp/evil', evil)]), ...FILES, file('/tmp/evil', evil)),
  ],
  [
    'whose picture is named after another one',
    'manifest',
    () =>
      archive(
        manifest([...LISTED, { ...listed(PICTURE_NAME, evil), name: `pictures/${'0'.repeat(64)}.webp` }]),
      ),
  ],
  [
    'with a path out of the folder',
    'unlisted',
    () => archive(manifest(), ...FILES, file('../../evil', evil)),
  ],
  ['with an absolute path', 'unlisted', () => archive(manifest(), ...FILES, file('/tmp/evil', evil))],
  ['with a file that is not listed', 'unlisted', () => archive(manifest(), ...FILES, file('evil.sh', evil))],
  ['with a file twice', 'repeated', () => archive(manifest(), ...FILES, FILES[1] as TarFile)],
  ['without a file that is listed', 'missing', () => archive(manifest(), ...FILES.slice(0, 1))],
  [
    'with a larger file than listed',
    'size',
    () => archive(manifest(), file('directory.sqlite', Buffer.concat([DATABASE, evil]))),
  ],
  [
    'with another content than listed',
    'hash',
    () => archive(manifest(), file('directory.sqlite', Buffer.alloc(DATABASE.length)), ...FILES.slice(1)),
  ],
  ['cut short in a file', 'archive', async () => (await archive(manifest(), ...FILES)).subarray(0, 1600)],
  ['cut short between files', 'archive', async () => (await archive(manifest(), ...FILES)).subarray(0, 1536)],
  [
    'with bytes after its end',
    'archive',
    async () => Buffer.concat([await archive(manifest(), ...FILES), evil]),
  ],
  ...(['1', LINK, '3', '4', '5', '6', 'x', 'L'] as const).map(
    (kind): [string, string, () => Promise<Buffer>] => [
      `with an entry of the kind ${kind}`,
      'entry',
      async () =>
        withHeader(await archive(manifest(), ...FILES), PICTURE_NAME, header => {
          header.write(kind, 156)
          header.write('/etc/passwd', 157)
        }),
    ],
  ),
  [
    'with a wrong checksum',
    'archive',
    async () => {
      const tar = await archive(manifest(), ...FILES)
      tar.write('9', tar.indexOf(`${PICTURE_NAME}\0`) + 100)
      return tar
    },
  ],
  [
    'with a size that is no number',
    'archive',
    async () =>
      withHeader(await archive(manifest(), ...FILES), PICTURE_NAME, header =>
        header.write('-0000000001', 124),
      ),
  ],
])('an archive %s is refused', async (_what, reason, make) => {
  const { result, written } = await read(await make())
  expect(result).toMatchObject({ code: 'backup_damaged', details: { reason } })
  expect(written).not.toContain('evil')
  expect(written).not.toContain('evil.sh')
})

test('one whose manifest says more than is allowed is refused before anything is unpacked', async () => {
  const { result, written } = await read(await archive(manifest(), ...FILES), 2000 + 30)
  expect(result).toMatchObject({ code: 'backup_too_large', details: { limitBytes: 2030 } })
  const small = await read(await archive(manifest(), ...FILES), DATABASE.length + PICTURE.length - 1)
  expect(small.result).toMatchObject({ code: 'backup_too_large' })
  expect(small.written).toEqual(['backup.tar.gz'])
  expect(written.length).toBeGreaterThan(0)
})

test('a gzip bomb is stopped while it is read', async () => {
  const folder = tempFolder()
  const path = join(folder, 'bomb.sqlite.gz')
  // 64 MB in 64 kB.
  writeFileSync(path, gzipSync(Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(64 << 20)])))
  const target = join(folder, 'target')
  await expect(readArchive(path, { target, limitBytes: 8 << 20 })).rejects.toMatchObject({
    code: 'backup_too_large',
    details: { limitBytes: 8 << 20 },
  })
})
