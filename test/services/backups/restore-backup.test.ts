import '#test/cheap-passphrases.ts'
import { hash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type TarFile, writeTar } from '#gateways/archives/tar-writer.ts'
import { existingSiteKey } from '#gateways/credentials/site-key.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { openSession } from '#services/accounts/sessions.ts'
import { checkDatabase } from '#services/backups/check-database.ts'
import { makeBackup } from '#services/backups/make-backup.ts'
import { manifestText } from '#services/backups/manifest.ts'
import { restoreBackup } from '#services/backups/restore-backup.ts'
import { checkHealth } from '#services/health/check-health.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { openStore } from '#store/store.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { testKey } from '#test/test-key.ts'
import { givenPictures, namesIn, picturesIn, unpacked } from './unpacked.ts'

const PASSPHRASE = 'vier Wörter ohne jeden Sinn'
const secretKey = 'a key of the site in tests, which is long enough'
const NOW = Date.parse('2026-11-24T10:00:00+01:00')
const now = () => NOW

/** Backups and a data folder that are made once for all tests. */
const made = oncePerFile(async () => ({
  plain: await makeGivenBackup(),
  encrypted: await makeGivenBackup(PASSPHRASE),
  former: await makeFormer(),
}))

/** A data folder with a backup of it and its two pictures. @returns the path of the backup */
function givenBackup(of = made().plain): string {
  const from = dirname(dirname(of))
  const folder = tempFolder()
  for (const name of ['backups', 'pictures'])
    cpSync(join(from, name), join(folder, name), { recursive: true })
  return join(folder, 'backups', basename(of))
}

/** A backup of a site with one business, two pictures, a session and a job. */
async function makeGivenBackup(passphrase?: string): Promise<string> {
  const directory = await tempDirectory(draft({ name: 'Bäckerei Groß' }))
  const { store, folder } = directory
  await givenPictures(directory, 'ein Bild', 'noch ein Bild')
  await store.write(trx => openSession(trx, 1, NOW))
  await startJob({ store, now }, { kind: 'backup', input: {}, account: null })
  const { file } = await makeBackup({ dataDir: folder, now, secretKey }, { passphrase })
  return join(folder, 'backups', file)
}

/** An unused data folder with a database of its own. */
function givenFormer(): string {
  const folder = tempFolder()
  cpSync(made().former, folder, { recursive: true })
  return folder
}

async function makeFormer(): Promise<string> {
  const folder = tempFolder()
  const store = await openStore({ dataDir: folder, key: testKey })
  await store.close()
  mkdirSync(join(folder, 'index'))
  writeFileSync(join(folder, 'index', 'main-abc.db'), 'an index of the former database')
  return folder
}

test('a backup is restored into an empty data folder', async () => {
  const path = givenBackup()
  const folder = join(tempFolder(), 'new')
  const before = readFileSync(path)
  expect(await restoreBackup({ dataDir: folder, now, secretKey }, { path })).toEqual({
    businesses: 1,
    pictures: { same: 2, missing: [], damaged: [] },
    hasPictures: true,
    key: 'same',
    keptFormer: null,
    erasedAgain: 0,
  })
  expect(readdirSync(folder).sort()).toEqual(['directory.sqlite', 'index', 'pictures'])
  expect(picturesIn(folder)).toEqual(picturesIn(dirname(dirname(path))))
  expect(namesIn(join(folder, 'directory.sqlite'))).toEqual(['Bäckerei Groß'])
  expect(readFileSync(path)).toEqual(before)
})

test('the former database is kept, its index is deleted, and the backups stay', async () => {
  const path = givenBackup()
  const folder = givenFormer()
  const own = await makeBackup({ dataDir: folder, now })
  const former = readFileSync(join(folder, 'directory.sqlite'))
  const { keptFormer } = await restoreBackup({ dataDir: folder, now, secretKey }, { path })
  expect(keptFormer).toBe('directory.before-restore-2026-11-24-100000.sqlite')
  expect(readdirSync(folder).sort()).toEqual(['backups', keptFormer, 'directory.sqlite', 'index', 'pictures'])
  expect(namesIn(join(folder, String(keptFormer)))).toEqual([])
  expect(readFileSync(join(folder, String(keptFormer)))).toHaveLength(former.length)
  expect(namesIn(join(folder, 'directory.sqlite'))).toEqual(['Bäckerei Groß'])
  expect(readdirSync(join(folder, 'index'))).toEqual(['writer.lock'])
  expect(existsSync(join(folder, 'backups', own.file))).toBe(true)
})

test.each([
  ['packed', gzipSync],
  ['unpacked', (content: Buffer) => content],
])('the database alone, as earlier versions made their backups, is restored, %s', async (_how, pack) => {
  const path = join(tempFolder(), 'umkreis-2026-01-01-120000.sqlite.gz')
  writeFileSync(path, pack(readFileSync(join(await unpacked(givenBackup()), 'directory.sqlite'))))
  const folder = tempFolder()
  const restored = await restoreBackup({ dataDir: folder, now, secretKey }, { path })
  expect(restored).toMatchObject({ businesses: 1, hasPictures: false, key: 'unknown' })
  expect(restored.pictures.missing).toHaveLength(2)
})

test('after it nobody is logged in, nothing runs, and the log says what happened', async () => {
  const path = givenBackup()
  const folder = tempFolder()
  await restoreBackup({ dataDir: folder, now, secretKey }, { path })
  const database = new DatabaseSync(join(folder, 'directory.sqlite'), { readOnly: true })
  expect(database.prepare('SELECT count(*) AS count FROM sessions').get()?.count).toBe(0)
  expect(database.prepare('SELECT state FROM jobs').all()).toMatchObject([{ state: 'cancelled' }])
  const last = database.prepare('SELECT account, action FROM audit ORDER BY id DESC LIMIT 1').get()
  expect(last).toMatchObject({ account: 'system', action: 'backup.restored' })
  database.close()
})

test('while a server or a command uses the data folder nothing is restored', async () => {
  const path = givenBackup()
  const served = givenFormer()
  const writer = openIndexWriter(lockFolder(join(served, 'index')))
  await expectUntouched(served, path, { code: 'store_locked' })
  writer.close()

  const opened = givenFormer()
  const store = await openStore({ dataDir: opened, key: testKey })
  await expectUntouched(opened, path, { code: 'store_locked' })
  await store.close()
})

test('a database that is too damaged to be opened is kept as it is and replaced', async () => {
  const path = givenBackup()
  const folder = givenFormer()
  writeFileSync(join(folder, 'directory.sqlite'), 'no database any more')
  writeFileSync(join(folder, 'directory.sqlite-wal'), 'its log')
  const { businesses, keptFormer } = await restoreBackup({ dataDir: folder, now, secretKey }, { path })
  expect(businesses).toBe(1)
  expect(readFileSync(join(folder, String(keptFormer)), 'utf8')).toBe('no database any more')
  expect(existsSync(join(folder, 'directory.sqlite-wal'))).toBe(false)
  expect(namesIn(join(folder, 'directory.sqlite'))).toEqual(['Bäckerei Groß'])
})

test.each([
  ['cut short', 'gzip', (path: string) => truncateSync(path, 700)],
  ['no backup', 'header', (path: string) => writeFileSync(path, gzipSync('Guten Tag'))],
  ['empty', 'header', (path: string) => writeFileSync(path, '')],
  ['with pages overwritten', 'damaged', (path: string) => withDatabase(path, overwritePages)],
  ['of another program', 'foreign', (path: string) => withDatabase(path, () => otherDatabase())],
  ['of a later version', 'newer', (path: string) => withDatabase(path, addMigration)],
  ['with a trigger', 'schema', (path: string) => withDatabase(path, addSql(TRIGGER))],
  ['with a view for our table', 'foreign', (path: string) => withDatabase(path, addSql(SETTINGS_VIEW))],
])('a backup that is %s is refused, and nothing changes', async (_what, reason, spoil) => {
  const path = givenBackup()
  await spoil(path)
  await expectUntouched(givenFormer(), path, { code: 'backup_damaged', details: { reason } })
})

test('triggers, views, virtual tables, tables and indexes that are not ours are found in a database', async () => {
  const file = join(await unpacked(givenBackup()), 'directory.sqlite')
  writeFileSync(file, addSql(FOREIGN_OBJECTS)(readFileSync(file)))
  const { foreignObjects, faults } = await checkDatabase({ path: file, depth: 'quick' })
  expect(foreignObjects).toEqual(
    expect.arrayContaining(['trigger t', 'view v', 'table f', 'table own', 'index i']),
  )
  expect(faults).toEqual([])
})

test('a passphrase is needed, and only the right one opens the backup', async () => {
  const path = givenBackup(made().encrypted)
  const folder = givenFormer()
  await expectUntouched(folder, path, { code: 'passphrase_required' })
  await expectUntouched(folder, path, { code: 'passphrase_wrong' }, { passphrase: 'etwas anderes' })
  const restored = await restoreBackup({ dataDir: folder, now, secretKey }, { path, passphrase: PASSPHRASE })
  expect(restored).toMatchObject({ businesses: 1, pictures: { same: 2 } })
})

test('an encrypted backup that was changed or cut short is refused', async () => {
  const path = givenBackup(made().encrypted)
  const whole = readFileSync(path)
  const folder = givenFormer()
  writeFileSync(path, whole.subarray(0, -20))
  const damaged = { code: 'backup_damaged', details: { reason: 'encryption' } }
  await expectUntouched(folder, path, damaged, { passphrase: PASSPHRASE })
  whole[whole.length - 40] = (whole[whole.length - 40] ?? 0) ^ 1
  writeFileSync(path, whole)
  await expectUntouched(folder, path, damaged, { passphrase: PASSPHRASE })
})

test('pictures of the former site that the restored one does not have stay beside the former database', async () => {
  const path = givenBackup()
  const { folder, ...former } = await tempDirectory(draft())
  const [own = ''] = await givenPictures({ ...former, folder }, 'nur hier')
  const target = tempFolder()
  cpSync(folder, target, { recursive: true })
  await restoreBackup({ dataDir: target, now, secretKey }, { path })
  expect(picturesIn(target)).toEqual(picturesIn(dirname(dirname(path))))
  expect(readdirSync(join(target, 'pictures.before-restore-2026-11-24-100000'))).toEqual([`${own}.webp`])
})

test('a damaged picture of the former site is replaced by the sound one of the backup', async () => {
  const path = givenBackup()
  const folder = givenFormer()
  const [[name = '', content = ''] = []] = picturesIn(dirname(dirname(path)))
  mkdirSync(join(folder, 'pictures'))
  writeFileSync(join(folder, 'pictures', name), 'beschädigt')
  const { pictures } = await restoreBackup({ dataDir: folder, now, secretKey }, { path })
  expect(pictures).toEqual({ same: 2, missing: [], damaged: [] })
  expect(picturesIn(folder)).toContainEqual([name, content])
})

test('a picture that was missing in the original is named afterwards', async () => {
  const { folder, ...directory } = await tempDirectory(draft())
  const [name = ''] = await givenPictures({ ...directory, folder }, 'fehlt schon')
  rmSync(join(folder, 'pictures'), { recursive: true })
  const { file } = await makeBackup({ dataDir: folder, now })
  const target = tempFolder()
  const { pictures } = await restoreBackup({ dataDir: target, now }, { path: join(folder, 'backups', file) })
  expect(pictures).toEqual({ same: 0, missing: [name], damaged: [] })
})

describe('the key of the site', () => {
  const OTHER = 'another key of the site, which is long enough'

  const keyIn = (folder: string) => readFileSync(join(folder, 'secret.key'), 'utf8').trim()
  const isTold = async (dataDir: string, secretKey?: string) => {
    const key = existingSiteKey(dataDir, secretKey)
    const findings = await checkHealth({
      dataDir,
      now,
      key,
      environment: { ownUrl: 'http://localhost:3000' },
    })
    return findings.some(finding => finding.check === 'key' && finding.state === 'another-than-backup')
  }

  test('comes with an encrypted backup to a folder without one', async () => {
    const path = made().encrypted
    const dataDir = tempFolder()
    const { key } = await restoreBackup({ dataDir, now }, { path, passphrase: PASSPHRASE })
    expect(key).toBe('placed')
    expect(keyIn(dataDir)).toBe(secretKey)
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(await isTold(dataDir)).toBe(false)
  })

  test('takes the place of another one, which is kept', async () => {
    const path = made().encrypted
    const dataDir = givenFormer()
    writeFileSync(join(dataDir, 'secret.key'), OTHER)
    const { key } = await restoreBackup({ dataDir, now }, { path, passphrase: PASSPHRASE })
    expect(key).toBe('placed')
    expect(keyIn(dataDir)).toBe(secretKey)
    expect(readFileSync(join(dataDir, 'secret.before-restore-2026-11-24-100000.key'), 'utf8')).toBe(OTHER)
  })

  test('is missing with a backup that is not encrypted, and doctor says so until it is put back', async () => {
    const path = made().plain
    const dataDir = tempFolder()
    expect((await restoreBackup({ dataDir, now }, { path })).key).toBe('missing')
    expect(keyIn(dataDir)).not.toBe(secretKey)
    expect(await isTold(dataDir)).toBe(true)
    writeFileSync(join(dataDir, 'secret.key'), secretKey)
    expect(await isTold(dataDir)).toBe(false)
  })

  test('is put beside a SECRET_KEY that is another one, and doctor says that it does not count', async () => {
    const path = made().encrypted
    const dataDir = tempFolder()
    const deps = { dataDir, now, secretKey: OTHER }
    expect((await restoreBackup(deps, { path, passphrase: PASSPHRASE })).key).toBe('overridden')
    expect(keyIn(dataDir)).toBe(secretKey)
    expect(await isTold(dataDir, OTHER)).toBe(true)
  })

  test('is the same on the same site', async () => {
    const path = made().plain
    const dataDir = tempFolder()
    writeFileSync(join(dataDir, 'secret.key'), secretKey)
    expect((await restoreBackup({ dataDir, now }, { path })).key).toBe('same')
    expect(await isTold(dataDir)).toBe(false)
  })
})

async function expectUntouched(
  folder: string,
  path: string,
  error: object,
  input: { readonly passphrase?: string } = {},
): Promise<void> {
  const before = readFileSync(join(folder, 'directory.sqlite'))
  const namesBefore = readdirSync(folder, { recursive: true }).filter(name => name !== 'index/writer.lock')
  await expect(restoreBackup({ dataDir: folder, now, secretKey }, { path, ...input })).rejects.toMatchObject(
    error,
  )
  expect(readFileSync(join(folder, 'directory.sqlite'))).toEqual(before)
  const names = readdirSync(folder, { recursive: true }).filter(name => name !== 'index/writer.lock')
  expect(names).toEqual(namesBefore)
}

/** Replaces the database in a backup, and says so in its manifest. */
async function withDatabase(path: string, change: (database: Buffer) => Buffer): Promise<void> {
  const folder = await unpacked(path)
  const database = change(readFileSync(join(folder, 'directory.sqlite')))
  const files = [
    manifestFor(database),
    { name: 'directory.sqlite', size: database.length, content: [database] },
  ]
  writeFileSync(path, gzipSync(Buffer.concat(await Array.fromAsync(writeTar(files, NOW)))))
}

function manifestFor(database: Buffer): TarFile {
  const text = Buffer.from(
    manifestText({
      version: '0',
      schema: '0001-directory',
      createdAt: new Date(NOW).toISOString(),
      keyId: '',
      businesses: 1,
      missingPictures: [],
      files: [{ name: 'directory.sqlite', size: database.length, sha256: hash('sha256', database, 'hex') }],
    }),
  )
  return { name: 'manifest.json', size: text.length, content: [text] }
}

const TRIGGER = 'CREATE TRIGGER t AFTER INSERT ON settings BEGIN DELETE FROM accounts; END'
const FOREIGN_OBJECTS = `${TRIGGER}; CREATE VIEW v AS SELECT 1; CREATE VIRTUAL TABLE f USING fts5(a);
  CREATE TABLE own (a); CREATE INDEX i ON settings (updated_at)`
const SETTINGS_VIEW = 'ALTER TABLE settings RENAME TO others; CREATE VIEW settings AS SELECT * FROM others'

function addSql(text: string): (content: Buffer) => Buffer {
  return content => onDisk(content, database => database.exec(text))
}

function overwritePages(database: Buffer): Buffer {
  return database.fill(0x55, 8192, 40_000)
}

function otherDatabase(): Buffer {
  return onDisk(undefined, database => database.exec('CREATE TABLE customers (id INTEGER)'))
}

function addMigration(content: Buffer): Buffer {
  return onDisk(content, database =>
    database.exec("INSERT INTO kysely_migration VALUES ('9999-from-the-future', '2030-01-01T00:00:00Z')"),
  )
}

function onDisk(content: Buffer | undefined, change: (database: DatabaseSync) => void): Buffer {
  const file = join(tempFolder(), 'changed.sqlite')
  if (content !== undefined) writeFileSync(file, content)
  const database = new DatabaseSync(file)
  change(database)
  database.close()
  return readFileSync(file)
}
