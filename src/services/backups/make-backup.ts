import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Backup,
  type BackupContents,
  backupFile,
  backupStamp,
  isEncryptedBackup,
  surplusBackups,
} from '#domain/backup.ts'
import { DomainError } from '#domain/errors.ts'
import type { JobProgress } from '#domain/job/job.ts'
import { diskError, freeBytes } from '#gateways/files/disk.ts'
import { type LockedFolder, lockFolder } from '#gateways/files/process-lock.ts'
import { putInPlace } from '#gateways/files/write-file.ts'
import { ownPictureBytes } from '#gateways/images/own-picture-files.ts'
import { backupsFolder, listBackups, removeUnfinished } from './backups.ts'
import { contentsOf, deleteBackupFile, saveContents } from './contents.ts'
import { type PackDeps, packSnapshot } from './pack-snapshot.ts'
import { readArchive } from './read-archive.ts'
import { filesOf, type SiteDatabase, siteDatabaseBytes } from './site-database.ts'
import { takeSnapshot } from './take-snapshot.ts'

export interface MakeBackupDeps extends PackDeps, SiteDatabase {
  /** Bytes that may still be written to a folder; those of the disk unless a test says otherwise. */
  readonly freeBytes?: (folder: string) => Promise<number>
}

export interface MakeBackupInput {
  /** Encrypts the backup. */
  readonly passphrase?: string | undefined
  readonly signal?: AbortSignal
  /** Bytes; phases: 'linking', 'copying', 'checking', 'packing', 'comparing'. */
  readonly onProgress?: (progress: JobProgress) => void
}

export interface BackupResult extends Backup {
  readonly contents: BackupContents
  /** Names of the older backups that were deleted. */
  readonly removed: readonly string[]
}

const UNFINISHED = 'unfinished-'
/** The copy and its compressed form exist at the same time, and the site needs room, too. */
const ROOM_FACTOR = 1.6

/**
 * Makes a backup while the site runs: the database is copied and checked, packed with the uploaded pictures that the
 * copy names, read again, and only then given its name.
 * Throws disk_full, job_running while another one is made in this folder, backup_damaged when the database is damaged or
 * the finished file is not what was packed, and the signal's reason. Nothing stays behind then.
 */
export async function makeBackup(deps: MakeBackupDeps, input: MakeBackupInput = {}): Promise<BackupResult> {
  const { passphrase = deps.backupPassphrase, ...others } = input
  const folder = backupsFolder(deps.dataDir)
  const lock = lockForBackup(folder)
  try {
    await removeUnfinished(folder, UNFINISHED)
    const work = await mkdtemp(join(folder, UNFINISHED))
    await expectRoom(deps, folder)
    const packed = join(work, 'packed')
    const contents = await pack(deps, { ...others, passphrase, work, packed })
    const createdAt = await freeTimestamp(folder, deps.now())
    const file = backupFile(createdAt, { isEncrypted: passphrase !== undefined })
    // Written first: of a backup that has its name it is always known what is in it.
    await saveContents(join(folder, file), contents)
    await putInPlace(packed, join(folder, file))
    const { size } = await stat(join(folder, file))
    const isEncrypted = isEncryptedBackup(file)
    return { file, size, createdAt, isEncrypted, contents, removed: await removeSurplus(deps.dataDir) }
  } catch (error) {
    throw diskError(error)
  } finally {
    await removeUnfinished(folder, UNFINISHED)
    lock.release()
  }
}

async function pack(
  deps: MakeBackupDeps,
  { work, packed, ...input }: MakeBackupInput & { readonly work: string; readonly packed: string },
): Promise<BackupContents> {
  const { passphrase, signal, onProgress } = input
  const report = (phase: string, done: number, total: number) =>
    onProgress?.({ phase, done, total, counts: {} })
  const snapshot = await takeSnapshot(deps, work, { signal, report })
  await packSnapshot(deps, snapshot, { target: packed, passphrase, signal, report })
  const { size } = await stat(packed)
  const manifest = await readArchive(packed, {
    passphrase,
    signal,
    limitBytes: Number.POSITIVE_INFINITY,
    onRead: done => report('comparing', done, size),
  })
  if (manifest === null) throw new DomainError('backup_damaged', { reason: 'archive' })
  return contentsOf(manifest, deps.now())
}

/** Two at once would remove each other's files. The lock of a killed process is released. */
function lockForBackup(folder: string): LockedFolder {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'store_locked')
      throw new DomainError('job_running', { kind: 'backup' }, error)
    throw error
  }
}

async function expectRoom(deps: MakeBackupDeps, folder: string): Promise<void> {
  const pictureBytes = await ownPictureBytes(filesOf(deps))
  const needed = Math.ceil((await siteDatabaseBytes(deps)) * ROOM_FACTOR) + pictureBytes
  const free = await (deps.freeBytes ?? freeBytes)(folder)
  if (free < needed) throw new DomainError('disk_full', { freeBytes: free, neededBytes: needed })
}

/** Two backups may have the same time: made in one second, or in the hour that clocks repeat in autumn. */
async function freeTimestamp(folder: string, from: number): Promise<number> {
  const taken = await readdir(folder)
  let at = from
  while (taken.some(name => name.startsWith(`umkreis-${backupStamp(at)}.`))) at += 1000
  return at
}

async function removeSurplus(dataDir: string): Promise<string[]> {
  const surplus = surplusBackups(await listBackups({ dataDir }))
  for (const { file } of surplus) await deleteBackupFile(join(backupsFolder(dataDir), file))
  return surplus.map(({ file }) => file)
}
