import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, inject, test } from 'vitest'
import { HOUR_MS } from '#domain/time/durations.ts'
import { FolderFiles, type SiteFiles } from '#gateways/files/site-files.ts'
import { ownPictureState, readOwnPicture, storeOwnPicture } from '#gateways/images/own-picture-files.ts'
import { adoptFiles, copyFiles, openSiteFiles } from '#services/files/site-files.ts'
import { insertPicture } from '#store/pictures/pictures.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

const MEGABYTE = 1024 * 1024
const isPostgres = inject('postgres') !== undefined
/** On SQLite all processes have one folder. */
const postgresTest = test.skipIf(!isPostgres)

test.each([0, 1, MEGABYTE - 1, MEGABYTE, MEGABYTE + 1, 3.5 * MEGABYTE])(
  'a file of %i bytes is read on another node exactly as it was written',
  async size => {
    const { here, there } = await given()
    const bytes = bytesOf(size)
    expect(await here.files.write('reports/a.csv', Readable.from(piecesOf(bytes, 300_000)))).toBe(size)
    expect(await contentOf(there.files, 'reports/a.csv')).toEqual(bytes)
    expect(await there.files.list('reports')).toMatchObject([{ name: 'reports/a.csv', size }])
    expect(await there.files.has('reports/a.csv')).toBe(true)
  },
)

postgresTest('what a node stored is there after its folder is gone, on that node too', async () => {
  const { here, there } = await given()
  const name = await storeOwnPicture(here.files, Buffer.from('ein Bild'))
  rmSync(join(here.folder, 'pictures'), { recursive: true })
  expect(String(await readOwnPicture(there.files, name))).toBe('ein Bild')
  expect(String(await readOwnPicture(here.files, name))).toBe('ein Bild')
  expect(await ownPictureState(here.files, name)).toBe('sound')
})

postgresTest('many readers at once get the whole file', async () => {
  const { here, there } = await given()
  const bytes = bytesOf(3 * MEGABYTE)
  await here.files.write('pictures/a.webp', bytes)
  const other = openSiteFiles({ store: there.store, dataDir: there.folder })
  const readers = Array.from({ length: 20 }, (_, at) =>
    (at % 2 === 0 ? there.files : other).read('pictures/a.webp'),
  )
  for (const read of await Promise.all(readers)) expect(read?.equals(bytes)).toBe(true)
  expect(readdirSync(join(there.folder, 'pictures'))).toEqual(['a.webp'])
})

test('a deleted file is gone on every node', async () => {
  const { here, there } = await given()
  await here.files.write('uploads/a.csv', 'Name;Ort')
  expect(String(await contentOf(there.files, 'uploads/a.csv'))).toBe('Name;Ort')
  await here.files.remove('uploads/a.csv')
  expect(await there.files.has('uploads/a.csv')).toBe(false)
  expect(await there.files.path('uploads/a.csv')).toBeUndefined()
  expect(await there.files.list('uploads')).toEqual([])
  await here.files.remove('uploads/a.csv')
})

test('a file that is written again has the new content on every node', async () => {
  const { here, there } = await given()
  await here.files.write('reports/a.csv', bytesOf(2 * MEGABYTE))
  expect(await contentOf(there.files, 'reports/a.csv')).toHaveLength(2 * MEGABYTE)
  await there.files.write('reports/a.csv', 'neu')
  expect(String(await contentOf(here.files, 'reports/a.csv'))).toBe('neu')
  expect(await here.files.list('reports')).toMatchObject([{ size: 3 }])
})

test('a write that breaks off leaves nothing, and the former file where there was one', async () => {
  const { here, there } = await given()
  const broken = () => Readable.from(breakingOff())
  await expect(here.files.write('uploads/a.csv', broken())).rejects.toThrow('lost')
  expect(await there.files.list('uploads')).toEqual([])
  expect(readdirSync(join(here.folder, 'uploads'))).toEqual([])
  await here.files.write('uploads/b.csv', 'vorher')
  await expect(there.files.write('uploads/b.csv', broken())).rejects.toThrow('lost')
  expect(String(await contentOf(here.files, 'uploads/b.csv'))).toBe('vorher')
})

postgresTest('a file that cannot be stored whole in the database is not stored at all', async () => {
  const { here, there } = await given()
  await here.store.db.schema.dropTable('site_file_parts').execute()
  await expect(here.files.write('uploads/a.csv', bytesOf(2 * MEGABYTE))).rejects.toThrow('site_file_parts')
  expect(await there.files.has('uploads/a.csv')).toBe(false)
  expect(readdirSync(join(here.folder, 'uploads'))).toEqual([])
})

test.each([
  'reports/../secret.key',
  '../secret.key',
  'secret.key',
  '/etc/passwd',
  'reports/',
  'reports/a/b.csv',
  'reports/.hidden',
  'reports/a.csv.part',
  'backups/umkreis.tar',
  'reports/a\0.csv',
  '',
])('no file is named %j', async name => {
  const { here } = await given()
  writeFileSync(join(here.folder, 'secret.key'), 'geheim')
  expect(await here.files.has(name)).toBe(false)
  expect(await here.files.path(name)).toBeUndefined()
  expect(await here.files.read(name)).toBeUndefined()
  await here.files.remove(name)
  await expect(here.files.write(name, 'x')).rejects.toThrow('no file of the site')
  expect(readFileSync(join(here.folder, 'secret.key'), 'utf8')).toBe('geheim')
})

test('a link in the folder is no file', async () => {
  const { here } = await given()
  mkdirSync(join(here.folder, 'reports'))
  symlinkSync('/etc/hostname', join(here.folder, 'reports', 'a.csv'))
  expect(await here.files.path('reports/a.csv')).toBeUndefined()
  expect(await here.files.list('reports')).toEqual([])
})

test('sweeping deletes what killed writers left a day ago, and nothing that is stored', async () => {
  const { here } = await given()
  await here.files.write('reports/a.csv', 'bleibt')
  for (const name of ['b.csv.17.part', 'c.csv.unfinished', 'd.csv.18.part'])
    writeFileSync(join(here.folder, 'reports', name), 'halb')
  const old = Date.now() / 1000 - 25 * 60 * 60
  for (const name of ['b.csv.17.part', 'c.csv.unfinished'])
    utimesSync(join(here.folder, 'reports', name), old, old)
  await here.files.sweep(Date.now())
  expect(readdirSync(join(here.folder, 'reports')).sort()).toEqual(['a.csv', 'd.csv.18.part'])
})

postgresTest('sweeping deletes copies of what another node has deleted', async () => {
  const { here, there } = await given()
  const kept = await storeOwnPicture(here.files, Buffer.from('bleibt'))
  const name = await storeOwnPicture(here.files, Buffer.from('geht'))
  await readOwnPicture(there.files, name)
  await here.files.remove(`pictures/${name}.webp`)
  expect(existsSync(join(there.folder, 'pictures', `${name}.webp`))).toBe(true)
  for (const node of [here, there]) await node.files.sweep(Date.now() + 2 * HOUR_MS)
  expect(existsSync(join(there.folder, 'pictures', `${name}.webp`))).toBe(false)
  expect(String(await readOwnPicture(there.files, kept))).toBe('bleibt')
})

test('pictures that only the folder of a node has are stored when it starts, if a business has them', async () => {
  const { here, there } = await given()
  const folder = new FolderFiles(there.folder)
  const [named = '', stray = ''] = await Promise.all(
    ['benannt', 'herrenlos'].map(content => storeOwnPicture(folder, Buffer.from(content))),
  )
  const row = { businessId: 1, file: named, alt: 'Bild', width: 1, height: 1, account: 'admin', now: 0 }
  await here.store.write(trx => insertPicture(trx, row))
  await adoptFiles({ store: there.store, files: there.files, dataDir: there.folder })
  expect(String(await readOwnPicture(here.files, named))).toBe('benannt')
  if (isPostgres) expect(await here.files.has(`pictures/${stray}.webp`)).toBe(false)
  expect(await adoptFiles({ store: there.store, files: there.files, dataDir: there.folder })).toBe(0)
})

test('all files of one site are copied to another, and back', async () => {
  const { here } = await given()
  const other = new FolderFiles(tempFolder())
  await here.files.write('reports/a.csv', bytesOf(MEGABYTE + 1))
  await here.files.write('uploads/b.csv', 'Name')
  expect(await copyFiles(here.files, other)).toBe(2)
  expect(await contentOf(other, 'reports/a.csv')).toEqual(bytesOf(MEGABYTE + 1))
  await here.files.remove('uploads/b.csv')
  expect(await copyFiles(other, here.files)).toBe(1)
  expect(String(await contentOf(here.files, 'uploads/b.csv'))).toBe('Name')
})

/** Two nodes of one site. */
async function given() {
  const folder = tempFolder()
  const node = async (dataDir: string) => {
    const store = await tempStore(folder)
    return { folder: dataDir, store, files: openSiteFiles({ store, dataDir }) }
  }
  return { here: await node(folder), there: await node(isPostgres ? tempFolder() : folder) }
}

async function contentOf(files: SiteFiles, name: string): Promise<Buffer> {
  const path = await files.path(name)
  if (path === undefined) throw new Error(`${name} is missing`)
  return readFileSync(path)
}

/** No two parts of it are alike. */
function bytesOf(size: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(size / 32) }, (_, at) =>
    createHash('sha256').update(String(at)).digest(),
  )
  return Buffer.concat(blocks).subarray(0, size)
}

function* piecesOf(bytes: Buffer, size: number): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

function* breakingOff(): Generator<Buffer> {
  yield bytesOf(MEGABYTE)
  throw new Error('lost')
}
