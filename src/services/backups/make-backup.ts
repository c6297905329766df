import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Backup, backupFile, surplusBackups } from '#domain/backup.ts'
import { DomainError } from '#domain/errors.ts'
import type { JobProgress } from '#domain/job/job.ts'
import { diskError, freeBytes } from '#gateways/files/disk.ts'
import { gzipFile } from '#gateways/files/gzip-file.ts'
import { putInPlace } from '#gateways/files/write-file.ts'
import { lockForWriting } from '#search/index/writer-lock.ts'
import { checkDatabase, unusableReason } from '#store/backups/check-database.ts'
import { copyDatabase } from '#store/backups/copy-database.ts'
import { type DataFolder, databaseFile, type StoreDeps } from '#store/store.ts'
import { backupsFolder, listBackups, removeUnfinished } from './backups.ts'

export interface MakeBackupDeps extends DataFolder, Pick<StoreDeps, 'now'> {
  /** Bytes that may still be written to a folder; those of the disk unless a test says otherwise. */
  readonly freeBytes?: (folder: string) => Promise<number>
}

export interface MakeBackupInput {
  readonly signal?: AbortSignal
  /** Bytes; phases: 'copying', 'checking', 'packing'. */
  readonly onProgress?: (progress: JobProgress) => void
}

export interface BackupResult extends Backup {
  /** Names of the older backups that were deleted. */
  readonly removed: readonly string[]
}

const UNFINISHED = 'unfinished-'
/** The copy and its compressed form exist at the same time, and the site needs room, too. */
const ROOM_FACTOR = 1.6

/**
 * Makes a backup of the database while the site runs: copied, checked, compressed, and only then given its name.
 * Throws disk_full, job_running while another one is made in this folder, backup_damaged when the copy is damaged (then
 * the database is, too), and the signal's reason. Nothing stays behind then.
 */
export async function makeBackup(deps: MakeBackupDeps, input: MakeBackupInput = {}): Promise<BackupResult> {
  const folder = backupsFolder(deps.dataDir)
  await mkdir(folder, { recursive: true })
  const unlock = lockFolder(folder)
  try {
    await removeUnfinished(folder, UNFINISHED)
    await expectRoom(deps, folder)
    const work = await mkdtemp(join(folder, UNFINISHED))
    const packed = await packedCopy(deps.dataDir, work, input)
    const createdAt = await freeTimestamp(folder, deps.now())
    const file = backupFile(createdAt)
    await putInPlace(packed, join(folder, file))
    const { size } = await stat(join(folder, file))
    return { file, size, createdAt, removed: await removeSurplus(deps.dataDir) }
  } catch (error) {
    throw diskError(error)
  } finally {
    await removeUnfinished(folder, UNFINISHED)
    unlock()
  }
}

async function packedCopy(
  dataDir: string,
  work: string,
  { signal, onProgress }: MakeBackupInput,
): Promise<string> {
  const report = (phase: string, done: number, total: number) =>
    onProgress?.({ phase, done, total, counts: {} })
  const copy = join(work, 'copy.sqlite')
  await copyDatabase(dataDir, copy, { signal, onProgress: (done, total) => report('copying', done, total) })
  const { size } = await stat(copy)
  report('checking', 0, size)
  const check = await checkDatabase({ path: copy, depth: 'quick' })
  const reason = unusableReason(check)
  if (reason !== undefined) throw new DomainError('backup_damaged', { reason, fault: check.faults[0] ?? '' })
  signal?.throwIfAborted()
  const packed = join(work, 'copy.sqlite.gz')
  await gzipFile(copy, packed, { signal, onRead: done => report('packing', done, size) })
  return packed
}

/** Two at once would remove each other's files. The lock of a killed process is released. */
function lockFolder(folder: string): () => void {
  try {
    return lockForWriting(folder)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'store_locked')
      throw new DomainError('job_running', { kind: 'backup' }, error)
    throw error
  }
}

async function expectRoom(deps: MakeBackupDeps, folder: string): Promise<void> {
  const { size } = await stat(databaseFile(deps.dataDir))
  const free = await (deps.freeBytes ?? freeBytes)(folder)
  if (free < size * ROOM_FACTOR)
    throw new DomainError('disk_full', { freeBytes: free, neededBytes: Math.ceil(size * ROOM_FACTOR) })
}

/** Two backups may have the same time: made in one second, or in the hour that clocks repeat in autumn. */
async function freeTimestamp(folder: string, from: number): Promise<number> {
  const taken = new Set(await readdir(folder))
  let at = from
  while (taken.has(backupFile(at))) at += 1000
  return at
}

async function removeSurplus(dataDir: string): Promise<string[]> {
  const surplus = surplusBackups(await listBackups({ dataDir }))
  for (const { file } of surplus) await rm(join(backupsFolder(dataDir), file), { force: true })
  return surplus.map(({ file }) => file)
}
