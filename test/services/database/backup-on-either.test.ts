import '#test/cheap-passphrases.ts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSession } from '#services/accounts/sessions.ts'
import { makeBackup } from '#services/backups/make-backup.ts'
import { type RestoreBackupDeps, restoreBackup } from '#services/backups/restore-backup.ts'
import { saveDrafts } from '#services/businesses/save-drafts.ts'
import { fetchFiles, openSiteFiles } from '#services/files/site-files.ts'
import { MISSING_KEY } from '#store/backups/restore-database.ts'
import { filledTables } from '#store/copies/copy-tables.ts'
import { lastNumber, takeNumbers } from '#store/counters.ts'
import { addressHash, recordErasure } from '#store/privacy/erasures.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import { storedSettings } from '#store/settings.ts'
import { openStore, type Store } from '#store/store.ts'
import { isLong } from '#test/counts.ts'
import { oncePerFile, onFinished } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'
import { tempDatabase } from '#test/postgres/temp-database.ts'
import { givenPictures, namesIn, picturesIn } from '#test/services/backups/unpacked.ts'
import { client, lineTo, openedStore, server } from '#test/store/postgres/given-servers.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { TEST_SECRET_KEY as secretKey, testKey } from '#test/test-key.ts'

const now = () => Date.parse('2026-11-24T10:00:00+01:00')

async function save(store: Store, name: string): Promise<void> {
  const suppressed = await suppressionList(store.db, testKey)
  const origin = { source: 'google-maps', date: '2026-11-01' } as const
  await store.write(trx => saveDrafts(trx, { drafts: [draft({ name })], origin, suppressed, now: 0 }))
}

/** A site on PostgreSQL with one business that has two pictures, and a session; and a backup of it. Nothing changes them. */
const site = oncePerFile(async () => {
  const url = await tempDatabase(server())
  const folder = tempFolder()
  const store = await openStore({ dataDir: '', key: testKey, databaseUrl: url })
  onFinished(() => store.close())
  await save(store, 'Bäckerei Groß')
  await givenPictures({ store, folder }, 'ein Bild', 'noch ein Bild')
  await store.write(trx => openSession(trx, 1, now()))
  // Of a node that has seen none of the pictures.
  return { folder, store, path: await backUp(tempFolder(), store) }
})

/** Another site on PostgreSQL. */
async function givenOther(): Promise<{ readonly url: string; readonly store: Store }> {
  const url = await tempDatabase(server())
  const store = await openedStore(url)
  await save(store, 'Neu')
  return { url, store }
}

async function backUp(dataDir: string, store?: Store, passphrase?: string): Promise<string> {
  const backup = await makeBackup({ dataDir, store, now, secretKey }, { passphrase })
  expect(backup.contents).toMatchObject({ businesses: 1 })
  return join(dataDir, 'backups', backup.file)
}

async function picturesOnAnotherNode(store: Store): Promise<[name: string, content: string][]> {
  const dataDir = tempFolder()
  await fetchFiles(openSiteFiles({ store, dataDir }))
  return picturesIn(dataDir)
}

const businessesOn = async ({ db }: Store) =>
  (await db.selectFrom('businesses').select('name').execute()).map(({ name }) => name)

test('a backup of PostgreSQL is restored on SQLite, and one of that on PostgreSQL', async () => {
  const { path, folder } = site()
  const dataDir = tempFolder()
  const restored = { businesses: 1, pictures: { same: 2 }, key: 'same', keptFormer: null }
  expect(await restoreBackup({ dataDir, now, secretKey }, { path })).toMatchObject(restored)
  expect(namesIn(join(dataDir, 'directory.sqlite'))).toEqual(['Bäckerei Groß'])
  expect(picturesIn(dataDir)).toEqual(picturesIn(folder))

  const again = await backUp(dataDir)
  const target = tempFolder()
  const databaseUrl = await tempDatabase(server())
  const deps: RestoreBackupDeps = { dataDir: target, databaseUrl, now, secretKey }
  expect(await restoreBackup(deps, { path: again })).toMatchObject(restored)
  const store = await openedStore(databaseUrl)
  expect(await businessesOn(store)).toEqual(['Bäckerei Groß'])
  expect(await filledTables(store.db)).not.toContain('sessions')
  expect(picturesIn(target)).toEqual(picturesIn(folder))
  expect(await picturesOnAnotherNode(store)).toEqual(picturesIn(folder))
  expect(readdirSync(target).sort()).toEqual(['index', 'pictures'])
})

test('a restored site on PostgreSQL keeps the former one as a file, which can be restored, and every node builds its index anew', async () => {
  const { path, folder } = site()
  const { url: databaseUrl, store } = await givenOther()
  const dataDir = tempFolder()
  const [own = ''] = await givenPictures({ store, folder: tempFolder() }, 'nur hier')
  await store.write(trx => takeNumbers(trx, 'index_rebuild', 7))
  const deps = { dataDir, databaseUrl, now, secretKey }
  const { keptFormer } = await restoreBackup(deps, { path })
  expect(keptFormer).toBe('directory.before-restore-2026-11-24-100000.sqlite')
  expect(await businessesOn(store)).toEqual(['Bäckerei Groß'])
  expect(await lastNumber(store.db, 'index_rebuild')).toBe(8)
  const former = join(dataDir, String(keptFormer))
  expect(readdirSync(join(dataDir, 'pictures.before-restore-2026-11-24-100000'))).toEqual([`${own}.webp`])
  expect(await picturesOnAnotherNode(store)).toEqual(picturesIn(folder))
  expect(namesIn(former)).toEqual(['Neu'])
  await restoreBackup({ ...deps, now: () => now() + 5_000 }, { path: former })
  expect(await businessesOn(store)).toEqual(['Neu'])
  expect(await lastNumber(store.db, 'index_rebuild')).toBe(9)
})

test('what was erased on another node since the backup is erased again', async () => {
  const { path } = site()
  const { url, store } = await givenOther()
  const { url_slug } = await site()
    .store.db.selectFrom('businesses')
    .select('url_slug')
    .executeTakeFirstOrThrow()
  const erasure = { businessId: 1, erasedAt: now(), reason: 'objection', suppressions: [] }
  const addresses = [addressHash(testKey, url_slug)]
  await store.write(trx => recordErasure(trx, { ...erasure, addresses }))
  const deps = { dataDir: tempFolder(), databaseUrl: url, now, secretKey }
  expect(await restoreBackup(deps, { path })).toMatchObject({ erasedAgain: 1 })
  expect(await businessesOn(store)).not.toContain('Bäckerei Groß')
})

test('nothing is restored while another process is connected, or the connection breaks off', async () => {
  const { path } = site()
  const { url, store } = await givenOther()
  const dataDir = tempFolder()
  const other = await client(url)
  await other.query(`set application_name = 'umkreis of another node'`)
  const restoring = (databaseUrl: string, onStep?: () => void) =>
    restoreBackup({ dataDir, databaseUrl, now, secretKey }, { path, ...(onStep && { onStep }) })
  await expect(restoring(url)).rejects.toMatchObject({ code: 'store_locked' })
  await other.query(`set application_name = 'psql'`)
  const line = await lineTo(url)
  let steps = 0
  const lost = restoring(line.url, () => void (++steps === 4 && line.cut()))
  await expect(lost).rejects.toMatchObject({ code: 'store_unavailable' })
  expect(await businessesOn(store)).toEqual(['Neu'])
  expect(readdirSync(dataDir).filter(name => name.includes('restor'))).toEqual([])
})

// Deriving keys from passphrases takes seconds.
test.runIf(isLong)(
  'a key that the backup brings is put in place, and nodes without it are told',
  async () => {
    const path = await backUp(tempFolder(), site().store, 'vier Wörter ohne jeden Sinn')
    const databaseUrl = await tempDatabase(server())
    const dataDir = tempFolder()
    const input = { path, passphrase: 'vier Wörter ohne jeden Sinn' }
    expect(await restoreBackup({ dataDir, databaseUrl, now }, input)).toMatchObject({ key: 'placed' })
    expect(readdirSync(dataDir)).toContain('secret.key')
    const { db } = await openedStore(databaseUrl)
    expect((await storedSettings(db)).get(MISSING_KEY)).toBe(testKey.id)
    await (await openStore({ dataDir, databaseUrl, key: testKey })).close()
  },
)
