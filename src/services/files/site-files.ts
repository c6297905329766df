import { createReadStream } from 'node:fs'
import { FolderFiles, SITE_FOLDERS, type SiteFiles, type SiteFolder } from '#gateways/files/site-files.ts'
import { ownPictureFileName } from '#gateways/images/own-picture-files.ts'
import { bulkListName } from '#services/bulk-edits/run-bulk-edit.ts'
import { isPostgres } from '#store/engine.ts'
import { importRunsWithFile } from '#store/imports/import-runs.ts'
import { storedReports, unfinishedJobs } from '#store/jobs/jobs.ts'
import { pictureFiles } from '#store/pictures/pictures.ts'
import type { DataFolder, Db, Store } from '#store/store.ts'
import { DatabaseFiles, storeFromFolder } from './database-files.ts'

/** The site's files: in the data folder, or where nodes share a PostgreSQL in that. */
export function openSiteFiles({ store, dataDir }: { readonly store: Store } & DataFolder): SiteFiles {
  const folder = new FolderFiles(dataDir)
  return isPostgres(store.db) ? new DatabaseFiles(store, folder) : folder
}

/**
 * Stores files that the database names and only the data folder of this node has, as after moving from SQLite. Safe to repeat.
 * @returns how many there were
 */
export async function adoptFiles({
  store,
  files,
  dataDir,
}: { readonly store: Store; readonly files: SiteFiles } & DataFolder): Promise<number> {
  return isPostgres(store.db) ? copyFiles(new FolderFiles(dataDir), files, await namedFiles(store.db)) : 0
}

/**
 * Copies files of one site to another where they are missing there.
 * @param names of files; undefined: all
 * @returns how many were copied
 */
export async function copyFiles(
  from: SiteFiles,
  to: SiteFiles,
  names?: ReadonlySet<string>,
): Promise<number> {
  let copied = 0
  for (const folder of SITE_FOLDERS) {
    const present = new Set((await to.list(folder)).map(({ name }) => name))
    for (const { name, writtenAt } of await from.list(folder)) {
      if (present.has(name) || names?.has(name) === false) continue
      const path = await from.path(name)
      if (path === undefined) continue
      await to.write(name, createReadStream(path), { writtenAt })
      copied++
    }
  }
  return copied
}

/**
 * Stores the files of a data folder that a database names in this database. Call it in a transaction.
 * @param whole folders of which all files are stored
 */
export async function storeNamedFiles(
  trx: Db,
  dataDir: string,
  whole: readonly SiteFolder[] = [],
): Promise<void> {
  const folder = new FolderFiles(dataDir)
  const names = new Set(await namedFiles(trx))
  for (const each of whole) for (const { name } of await folder.list(each)) names.add(name)
  for (const name of names) if (await folder.has(name)) await storeFromFolder(trx, folder, name)
}

/** Copies all files of a site into the data folder of this node. */
export async function fetchFiles(files: SiteFiles): Promise<void> {
  for (const folder of SITE_FOLDERS) for (const { name } of await files.list(folder)) await files.path(name)
}

/** The files that a database names. */
async function namedFiles(db: Db): Promise<ReadonlySet<string>> {
  const pictures = [...(await pictureFiles(db))].map(ownPictureFileName)
  const uploads = (await importRunsWithFile(db)).flatMap(({ file_path: path }) => path ?? [])
  const reports = (await storedReports(db)).map(({ file }) => file)
  const lists = (await unfinishedJobs(db, 'bulk-edit')).map(bulkListName)
  return new Set([...pictures, ...uploads, ...reports, ...lists])
}
