import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { openSession } from '#services/accounts/sessions.ts'
import { makeBackup } from '#services/backups/make-backup.ts'
import { restoreBackup } from '#services/backups/restore-backup.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { openStore } from '#store/store.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { testKey } from '#test/test-key.ts'

const NOW = Date.parse('2026-11-24T10:00:00+01:00')
const now = () => NOW

/** An unused data folder, and a backup of it with one business, a session and a job. */
async function givenBackup(): Promise<string> {
  const { store, folder } = await tempDirectory(draft({ name: 'Bäckerei Groß' }))
  await store.write(trx => openSession(trx, 1, NOW))
  await startJob({ store, now }, { kind: 'backup', input: {}, account: null })
  const { file } = await makeBackup({ dataDir: folder, now })
  return join(folder, 'backups', file)
}

/** An unused data folder with a database of its own. */
async function givenFormer(): Promise<string> {
  const folder = tempFolder()
  const store = await openStore({ dataDir: folder, thread: 'worker', key: testKey })
  await store.close()
  mkdirSync(join(folder, 'index'))
  writeFileSync(join(folder, 'index', 'main-abc.db'), 'an index of the former database')
  return folder
}

test('a backup is restored into an empty data folder', async () => {
  const path = await givenBackup()
  const folder = join(tempFolder(), 'new')
  const before = readFileSync(path)
  expect(await restoreBackup({ dataDir: folder, now, key: testKey }, { path })).toEqual({
    businesses: 1,
    keptFormer: null,
  })
  expect(readdirSync(folder).sort()).toEqual(['directory.sqlite', 'index'])
  expect(namesIn(join(folder, 'directory.sqlite'))).toEqual(['Bäckerei Groß'])
  expect(readFileSync(path)).toEqual(before)
})

test('the former database is kept, its index is deleted, and the backups stay', async () => {
  const path = await givenBackup()
  const folder = await givenFormer()
  const own = await makeBackup({ dataDir: folder, now })
  const former = readFileSync(join(folder, 'directory.sqlite'))
  const { keptFormer } = await restoreBackup({ dataDir: folder, now, key: testKey }, { path })
  expect(keptFormer).toBe('directory.before-restore-2026-11-24-100000.sqlite')
  expect(readdirSync(folder).sort()).toEqual(['backups', keptFormer, 'directory.sqlite', 'index'])
  expect(namesIn(join(folder, String(keptFormer)))).toEqual([])
  expect(readFileSync(join(folder, String(keptFormer)))).toHaveLength(former.length)
  expect(namesIn(join(folder, 'directory.sqlite'))).toEqual(['Bäckerei Groß'])
  expect(readdirSync(join(folder, 'index'))).toEqual(['writer.lock'])
  expect(existsSync(join(folder, 'backups', own.file))).toBe(true)
})

test('an unpacked backup can be restored too', async () => {
  const path = await givenBackup()
  const plain = join(tempFolder(), 'plain.sqlite')
  writeFileSync(plain, gunzipSync(readFileSync(path)))
  const folder = tempFolder()
  expect((await restoreBackup({ dataDir: folder, now, key: testKey }, { path: plain })).businesses).toBe(1)
})

test('after it nobody is logged in, nothing runs, and the log says what happened', async () => {
  const path = await givenBackup()
  const folder = tempFolder()
  await restoreBackup({ dataDir: folder, now, key: testKey }, { path })
  const database = new DatabaseSync(join(folder, 'directory.sqlite'), { readOnly: true })
  expect(database.prepare('SELECT count(*) AS count FROM sessions').get()?.count).toBe(0)
  expect(database.prepare('SELECT state FROM jobs').all()).toMatchObject([{ state: 'cancelled' }])
  const last = database.prepare('SELECT account, action FROM audit ORDER BY id DESC LIMIT 1').get()
  expect(last).toMatchObject({ account: 'system', action: 'backup.restored' })
  database.close()
})

test('while a server or a command uses the data folder nothing is restored', async () => {
  const path = await givenBackup()
  const served = await givenFormer()
  const writer = openIndexWriter(join(served, 'index'))
  await expectUntouched(served, path, { code: 'store_locked' })
  writer.close()

  const opened = await givenFormer()
  const store = await openStore({ dataDir: opened, thread: 'worker', key: testKey })
  await expectUntouched(opened, path, { code: 'store_locked' })
  await store.close()
})

test('a database that is too damaged to be opened is kept as it is and replaced', async () => {
  const path = await givenBackup()
  const folder = await givenFormer()
  writeFileSync(join(folder, 'directory.sqlite'), 'no database any more')
  writeFileSync(join(folder, 'directory.sqlite-wal'), 'its log')
  const { businesses, keptFormer } = await restoreBackup({ dataDir: folder, now, key: testKey }, { path })
  expect(businesses).toBe(1)
  expect(readFileSync(join(folder, String(keptFormer)), 'utf8')).toBe('no database any more')
  expect(existsSync(join(folder, 'directory.sqlite-wal'))).toBe(false)
  expect(namesIn(join(folder, 'directory.sqlite'))).toEqual(['Bäckerei Groß'])
})

test.each([
  ['cut short', 'gzip', (path: string) => truncateSync(path, 700)],
  ['no database', 'header', (path: string) => writeFileSync(path, gzipSync('Guten Tag'))],
  ['empty', 'header', (path: string) => writeFileSync(path, '')],
  ['with pages overwritten', 'damaged', (path: string) => rewrite(path, overwritePages)],
  ['of another program', 'foreign', (path: string) => rewrite(path, () => otherDatabase())],
  ['of a later version', 'newer', (path: string) => rewrite(path, addMigration)],
])('a backup that is %s is refused, and nothing changes', async (_what, reason, spoil) => {
  const path = await givenBackup()
  spoil(path)
  await expectUntouched(await givenFormer(), path, { code: 'backup_damaged', details: { reason } })
})

async function expectUntouched(folder: string, path: string, error: object): Promise<void> {
  const before = readFileSync(join(folder, 'directory.sqlite'))
  const namesBefore = readdirSync(folder, { recursive: true }).filter(name => name !== 'index/writer.lock')
  await expect(restoreBackup({ dataDir: folder, now, key: testKey }, { path })).rejects.toMatchObject(error)
  expect(readFileSync(join(folder, 'directory.sqlite'))).toEqual(before)
  const names = readdirSync(folder, { recursive: true }).filter(name => name !== 'index/writer.lock')
  expect(names).toEqual(namesBefore)
}

function rewrite(path: string, change: (database: Buffer) => Buffer): void {
  writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(path)))))
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

function namesIn(path: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return database
      .prepare('SELECT name FROM businesses')
      .all()
      .map(({ name }) => String(name))
  } finally {
    database.close()
  }
}
