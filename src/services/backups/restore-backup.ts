import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { backupFile } from '#domain/backup.ts'
import { DomainError } from '#domain/errors.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { diskError } from '#gateways/files/disk.ts'
import { beginsWith, gunzipFile } from '#gateways/files/gzip-file.ts'
import { putInPlace } from '#gateways/files/write-file.ts'
import { lockForWriting } from '#search/index/writer-lock.ts'
import { checkDatabase, unusableReason } from '#store/backups/check-database.ts'
import { sealDatabase, settleRestoredDatabase } from '#store/backups/restore-database.ts'
import { type DataFolder, databaseFile, openStore, type StoreDeps } from '#store/store.ts'
import { removeUnfinished } from './backups.ts'

export type RestoreStep = 'unpacking' | 'checking' | 'migrating' | 'replacing'

export interface RestoreBackupDeps extends DataFolder, Pick<StoreDeps, 'now'> {
  readonly key: SiteKey
}

export interface RestoreBackupInput {
  /** A compressed or an uncompressed backup. It is only read. */
  readonly path: string
  readonly onStep?: (step: RestoreStep) => void
}

export interface RestoreResult {
  /** The number of businesses, without removed ones. */
  readonly businesses: number
  /** The name of the former database, which stays in the data folder; null when there was none. */
  readonly keptFormer: string | null
}

const UNFINISHED = 'restoring-'
const SQLITE_MAGIC = Buffer.from('SQLite format 3\0')

/**
 * Replaces the database by a backup. Everything is checked on a copy first, the former database is kept, and at every
 * moment there is a complete database. The search index is removed; the next start rebuilds it.
 * Throws store_locked while the data folder is in use, disk_full, and backup_damaged with a reason: 'gzip', 'header',
 * 'damaged', 'foreign' (no backup of this program) or 'newer' (of a later version). Nothing has changed then.
 */
export async function restoreBackup(
  { dataDir, now, key }: RestoreBackupDeps,
  { path, onStep }: RestoreBackupInput,
): Promise<RestoreResult> {
  const index = join(dataDir, 'index')
  await mkdir(index, { recursive: true })
  // A running server has this lock, and no server can start while we have it.
  const unlock = lockForWriting(index)
  try {
    await removeUnfinished(dataDir, UNFINISHED)
    const work = await mkdtemp(join(dataDir, UNFINISHED))
    await unpackSound(path, databaseFile(work), onStep)
    onStep?.('migrating')
    const businesses = await settle({ dataDir: work, key }, basename(path), now())
    onStep?.('replacing')
    const keptFormer = await keepFormer(dataDir, now())
    await putInPlace(databaseFile(work), databaseFile(dataDir))
    await removeIndex(index)
    return { businesses, keptFormer }
  } catch (error) {
    throw diskError(error)
  } finally {
    await removeUnfinished(dataDir, UNFINISHED)
    unlock()
  }
}

async function unpackSound(
  path: string,
  target: string,
  onStep: RestoreBackupInput['onStep'],
): Promise<void> {
  onStep?.('unpacking')
  await gunzipFile(path, target)
  onStep?.('checking')
  if (!(await beginsWith(target, SQLITE_MAGIC))) throw new DomainError('backup_damaged', { reason: 'header' })
  const check = await checkDatabase({ path: target, depth: 'full' })
  const reason = unusableReason(check)
  if (reason !== undefined) throw new DomainError('backup_damaged', { reason, fault: check.faults[0] ?? '' })
}

/** Opening the store migrates it to the present schema. */
async function settle(
  { dataDir, key }: Pick<RestoreBackupDeps, 'dataDir' | 'key'>,
  file: string,
  now: number,
): Promise<number> {
  const store = await openStore({ dataDir, thread: 'worker', key })
  try {
    return await settleRestoredDatabase(store, file, now)
  } finally {
    await store.close()
    sealDatabase(databaseFile(dataDir))
  }
}

/** Closes the former database and gives it a second name, so that it stays when its first name is replaced. */
async function keepFormer(dataDir: string, now: number): Promise<string | null> {
  const former = databaseFile(dataDir)
  if (!existsSync(former)) return null
  // The lock excludes servers; commands such as an import only have the database open.
  if (sealDatabase(former) === 'in-use') throw new DomainError('store_locked', { folder: dataDir })
  const stamp = backupFile(now).slice('umkreis-'.length, -'.sqlite.gz'.length)
  const name = `directory.before-restore-${stamp}.sqlite`
  try {
    await link(former, join(dataDir, name))
  } catch {
    // Not every file system has hard links; a copy takes longer and does the same.
    await copyFile(former, join(dataDir, name))
  }
  // Only a database that is too damaged to be closed has these; beside another one they would be applied to it.
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(former + suffix)) await rename(former + suffix, join(dataDir, name + suffix))
  }
  return name
}

/** Everything but the lock, which we have. */
async function removeIndex(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== 'writer.lock') await rm(join(folder, name), { recursive: true, force: true })
  }
}
