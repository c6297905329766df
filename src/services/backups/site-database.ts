import { stat } from 'node:fs/promises'
import { FolderFiles, type SiteFiles } from '#gateways/files/site-files.ts'
import { openSiteFiles } from '#services/files/site-files.ts'
import { type CopyOptions, copyDatabase } from '#store/backups/copy-database.ts'
import { copyStore } from '#store/backups/copy-store.ts'
import { databaseContents, inspectFile, readRows } from '#store/backups/inspect-database.ts'
import { isPostgres } from '#store/engine.ts'
import { databaseBytes } from '#store/postgres/server.ts'
import { type DataFolder, databaseFile, type Store } from '#store/store.ts'

/** Where the database lies that a backup is made of. */
export interface SiteDatabase extends DataFolder {
  /** Needed where it is on PostgreSQL; otherwise the file of the data folder is copied. */
  readonly store?: Store | undefined
}

/**
 * Copies the database as it is at this moment into an unused folder, as a file of SQLite, while others read and write.
 * Throws what copyDatabase or copyStore throws.
 */
export async function copySiteDatabase(
  site: SiteDatabase,
  folder: string,
  { signal, onProgress }: CopyOptions,
): Promise<void> {
  const store = onServer(site)
  if (store === undefined) return copyDatabase(site.dataDir, databaseFile(folder), { signal, onProgress })
  const total = await databaseBytes(store.db)
  await copyStore(store, folder, { signal, onProgress: done => onProgress?.(Math.min(done, total), total) })
}

/** Bytes, with indexes. */
export async function siteDatabaseBytes(site: SiteDatabase): Promise<number> {
  const store = onServer(site)
  return store === undefined ? (await stat(databaseFile(site.dataDir))).size : databaseBytes(store.db)
}

/** The names of the pictures that the database names now. */
export async function namedPictures(site: SiteDatabase): Promise<readonly string[]> {
  const store = onServer(site)
  const { pictures } = await (store === undefined
    ? inspectFile(databaseFile(site.dataDir), databaseContents)
    : databaseContents(readRows(store.db)))
  return pictures
}

/** Where the site's pictures are. */
export function filesOf({ store, dataDir }: SiteDatabase): SiteFiles {
  return store === undefined ? new FolderFiles(dataDir) : openSiteFiles({ store, dataDir })
}

function onServer({ store }: SiteDatabase): Store | undefined {
  return store !== undefined && isPostgres(store.db) ? store : undefined
}
