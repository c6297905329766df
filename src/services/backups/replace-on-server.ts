import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '#domain/errors.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { putInPlace } from '#gateways/files/write-file.ts'
import { openSiteFiles, storeNamedFiles } from '#services/files/site-files.ts'
import { writeErasureList } from '#services/privacy/erasure-list.ts'
import { copyStore } from '#store/backups/copy-store.ts'
import { copyTables, emptyTables, filledTables } from '#store/copies/copy-tables.ts'
import { lastNumber, takeNumbers } from '#store/counters.ts'
import { hasOtherConnections } from '#store/postgres/server.ts'
import { type DataFolder, type Db, databaseFile, fillStore, openStore, type Store } from '#store/store.ts'
import { keepFormerPictures } from './compare-pictures.ts'
import { formerSite, replaceSite, UNFINISHED } from './finish-restore.ts'

/** The site on a server that a backup takes the place of. */
export interface FormerSite extends DataFolder {
  /** postgres://… */
  readonly databaseUrl: string
  readonly store: Store
}

/**
 * Opens the database on a server that a backup is to take the place of. What was erased in it is listed beside it before,
 * because another node may have erased it.
 * Throws store_locked while other processes are connected to it, store_unavailable, store_newer.
 */
export async function openFormerSite(
  { dataDir, databaseUrl }: Omit<FormerSite, 'store'>,
  key: SiteKey,
): Promise<FormerSite> {
  const store = await openStore({ dataDir, databaseUrl, key })
  try {
    await expectUnused(store.db, dataDir)
    await writeErasureList({ store, dataDir })
    return { dataDir, databaseUrl, store }
  } catch (error) {
    await store.close()
    throw error
  }
}

export interface RestoredSite {
  /** A folder of the data folder with the database, and the key where it is to be replaced. */
  readonly work: string
  /** As backupStamp() writes it. */
  readonly stamp: string
  /** The names of its pictures, which lie in the data folder already. */
  readonly pictures: ReadonlySet<string>
}

/**
 * Replaces all rows of a database on a server by those of a restored one, in one transaction: a process that is killed leaves
 * the former site or the restored one. The former database and pictures are kept as files. Every node builds its index anew afterwards.
 * Only for the holder of the index lock.
 * @returns the name of the former database in the data folder; null when it had no rows
 * Throws what openFormerSite throws, disk_full, and an Error when the copy differs.
 */
export async function replaceOnServer(
  { dataDir, databaseUrl, store }: FormerSite,
  { work, stamp, pictures }: RestoredSite,
): Promise<string | null> {
  const { key } = store
  const names = formerSite(stamp)
  const keptPictures = join(dataDir, names.pictures)
  let kept: string | null = null
  try {
    kept = await keepDatabase(store, dataDir, names.database)
    await keepFormerPictures(openSiteFiles({ store, dataDir }), keptPictures, pictures)
    const restored = await openStore({ dataDir: work, key })
    try {
      await fillStore({ dataDir, databaseUrl, key }, trx => replaceRows(restored, trx, dataDir))
    } finally {
      await restored.close()
    }
  } catch (error) {
    if (kept !== null) rmSync(join(dataDir, kept))
    rmSync(keptPictures, { recursive: true, force: true })
    throw error
  }
  for (const suffix of ['', '-wal', '-shm']) rmSync(databaseFile(work) + suffix, { force: true })
  replaceSite(dataDir, work, stamp)
  return kept
}

async function keepDatabase(store: Store, dataDir: string, name: string): Promise<string | null> {
  if ((await filledTables(store.db)).length === 0) return null
  const folder = await mkdtemp(join(dataDir, UNFINISHED))
  await copyStore(store, folder)
  await putInPlace(databaseFile(folder), join(dataDir, name))
  return name
}

async function replaceRows(restored: Store, trx: Db, dataDir: string): Promise<void> {
  await expectUnused(trx, dataDir)
  const rebuilds = await lastNumber(trx, 'index_rebuild')
  await emptyTables(trx)
  await copyTables(restored.db, trx)
  await storeNamedFiles(trx, dataDir)
  // The nodes' indexes are of the former database.
  const lacking = Math.max(0, rebuilds - (await lastNumber(trx, 'index_rebuild')))
  await takeNumbers(trx, 'index_rebuild', lacking + 1)
  await expectUnused(trx, dataDir)
}

async function expectUnused(db: Db, dataDir: string): Promise<void> {
  if (await hasOtherConnections(db)) throw new DomainError('store_locked', { folder: dataDir })
}
