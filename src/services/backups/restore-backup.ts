import { existsSync } from 'node:fs'
import { mkdtemp, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { backupStamp } from '#domain/backup.ts'
import { DomainError } from '#domain/errors.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { existingSiteKey } from '#gateways/credentials/site-key.ts'
import { diskError, freeBytes } from '#gateways/files/disk.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { FolderFiles } from '#gateways/files/site-files.ts'
import { sweepOwnPictures, takeInPictures } from '#gateways/images/own-picture-files.ts'
import { applyErasures } from '#services/privacy/apply-erasures.ts'
import { databaseContents, inspectFile } from '#store/backups/inspect-database.ts'
import { prepareRestoredDatabase, sealDatabase } from '#store/backups/restore-database.ts'
import { rewriteDatabase } from '#store/privacy/database-file.ts'
import { type DataFolder, databaseFile, openStore, type StoreDeps } from '#store/store.ts'
import { removeUnfinished } from './backups.ts'
import { checkDatabase, unusableDatabase } from './check-database.ts'
import { comparePictures, keepFormerPictures, type PictureComparison } from './compare-pictures.ts'
import { finishRestore, formerSite, replaceSite, UNFINISHED } from './finish-restore.ts'
import { type Manifest, totalBytes } from './manifest.ts'
import { type ReadArchiveOptions, readArchive } from './read-archive.ts'
import { type FormerSite, openFormerSite, replaceOnServer } from './replace-on-server.ts'
import { type RestoredKey, restoredKey } from './restored-key.ts'

export type RestoreStep = 'unpacking' | 'checking' | 'migrating' | 'replacing' | 'comparing'

export interface RestoreBackupDeps extends DataFolder, Pick<StoreDeps, 'now'> {
  /** postgres://…: the site's database lies there; undefined: in the data folder. */
  readonly databaseUrl?: string | undefined
  /** SECRET_KEY; undefined: the site's key lies in the data folder. */
  readonly secretKey?: string | undefined
}

export interface RestoreBackupInput extends Pick<ReadArchiveOptions, 'passphrase'> {
  /** A backup, or the database of one of an earlier version. It is only read. */
  readonly path: string
  /** The most bytes that may be unpacked; twenty times the file, and at least 1 GB, unless it is said. */
  readonly limitBytes?: number | undefined
  readonly onStep?: (step: RestoreStep) => void
}

export interface RestoreResult {
  /** The number of businesses, without removed ones. */
  readonly businesses: number
  /** The restored pictures, each compared with what the backup says. */
  readonly pictures: PictureComparison
  /** false: the backup is of an earlier version and had the database alone. */
  readonly hasPictures: boolean
  readonly key: RestoredKey['state']
  /** The name of the former database, which stays in the data folder; null when there was none. */
  readonly keptFormer: string | null
  /** Businesses that were erased after the backup was made, and are erased again. */
  readonly erasedAgain: number
}

/** The site goes on without the key that the backup was made with. */
const LACKING: ReadonlySet<RestoredKey['state']> = new Set(['missing', 'overridden'])
/** A database is packed to a third or a fifth; one that is nearly empty to less. */
const LIMIT_FACTOR = 20
const LEAST_LIMIT_BYTES = 1 << 30
/** Migrating and indexing need some room, too. */
const ROOM_FACTOR = 1.2

/**
 * Replaces the site by a backup, made on this or the other kind of database. Everything is unpacked and checked beside it first. A process that is killed leaves the
 * former site or the restored one, each with its pictures; the next start finishes what was decided. The former database
 * is kept. On a server nodes build their index anew, too. What was erased on request since is erased again. The search index is removed; the next start rebuilds it.
 * Throws store_locked while the data folder is in use, disk_full, what readArchive throws, and backup_damaged with a
 * reason: 'damaged', 'foreign' (no database of this program), 'newer' (of a later version) or 'schema' (with triggers,
 * views or the like); erasures_unreadable when the list of erasures is damaged. Nothing has changed then.
 */
export async function restoreBackup(
  deps: RestoreBackupDeps,
  { path, onStep, ...reading }: RestoreBackupInput,
): Promise<RestoreResult> {
  const { dataDir, databaseUrl, now } = deps
  const index = join(dataDir, 'index')
  finishRestore(dataDir)
  // A running server has this lock, and no server can start while we have it.
  const lock = lockFolder(index)
  let former: FormerSite | undefined
  try {
    await removeUnfinished(dataDir, UNFINISHED)
    const work = await mkdtemp(join(dataDir, UNFINISHED))
    onStep?.('unpacking')
    const manifest = await unpack(path, work, reading)
    onStep?.('checking')
    await expectUsable(databaseFile(work))
    const { key, state } = restoredKey(deps, work, manifest)
    if (databaseUrl !== undefined)
      former = await openFormerSite({ dataDir, databaseUrl }, existingSiteKey(dataDir, deps.secretKey) ?? key)
    onStep?.('migrating')
    // Other nodes than this one have no key of the backup, and a process may be killed between database and key.
    const lacksKey = LACKING.has(state) || (former !== undefined && state === 'placed')
    const { businesses, erasedAgain } = await prepareDatabase(
      { work, dataDir, now, key },
      { file: basename(path), missingKeyId: lacksKey ? manifest?.keyId : undefined, now: now() },
    )
    onStep?.('replacing')
    const stamp = backupStamp(now())
    const keptFile = former === undefined && hasFreeFile(dataDir) ? formerSite(stamp).database : null
    const { pictures: names } = await inspectFile(databaseFile(work), databaseContents)
    // Pictures are named after their content: the former site does not mind more of them.
    await takeInPictures(dataDir, join(work, 'pictures'), names)
    const restored = { work, stamp, pictures: new Set(names) }
    if (former === undefined) {
      const keptPictures = join(dataDir, formerSite(stamp).pictures)
      await keepFormerPictures(new FolderFiles(dataDir), keptPictures, restored.pictures)
      replaceSite(dataDir, work, stamp)
    }
    const keptFormer = former === undefined ? keptFile : await replaceOnServer(former, restored)
    await sweepOwnPictures(new FolderFiles(dataDir), new Set(names))
    onStep?.('comparing')
    return {
      businesses,
      pictures: await comparePictures(dataDir, names),
      hasPictures: manifest !== null,
      key: state,
      keptFormer,
      erasedAgain,
    }
  } catch (error) {
    throw diskError(error)
  } finally {
    await former?.store.close()
    await removeUnfinished(dataDir, UNFINISHED)
    lock.release()
  }
}

/** @returns whether there is a database. Throws store_locked while it is used */
function hasFreeFile(dataDir: string): boolean {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) return false
  // The lock excludes servers; commands such as an import only have the database open.
  if (sealDatabase(file) === 'in-use') throw new DomainError('store_locked', { folder: dataDir })
  return true
}

async function unpack(
  path: string,
  work: string,
  { passphrase, limitBytes }: Pick<RestoreBackupInput, 'passphrase' | 'limitBytes'>,
): Promise<Manifest | null> {
  const { size } = await stat(path)
  return readArchive(path, {
    passphrase,
    limitBytes: limitBytes ?? Math.max(LEAST_LIMIT_BYTES, size * LIMIT_FACTOR),
    target: work,
    onManifest: async manifest => {
      const neededBytes = Math.ceil(totalBytes(manifest) * ROOM_FACTOR)
      const free = await freeBytes(work)
      if (free < neededBytes) throw new DomainError('disk_full', { freeBytes: free, neededBytes })
    },
  })
}

/** Before anything of the database is used. */
async function expectUsable(path: string): Promise<void> {
  const unusable = unusableDatabase(await checkDatabase({ path, depth: 'full' }))
  if (unusable !== undefined) throw new DomainError('backup_damaged', { ...unusable })
}

/**
 * Opening the store migrates it to the present schema.
 * @param restored `missingKeyId` names the key that the restored site needs and does not have
 */
async function prepareDatabase(
  { work, dataDir, now, key }: RestoreBackupDeps & { readonly work: string; readonly key: SiteKey },
  restored: { readonly file: string; readonly missingKeyId: string | undefined; readonly now: number },
): Promise<{ readonly businesses: number; readonly erasedAgain: number }> {
  const store = await openStore({ dataDir: work, key })
  let erasedAgain = 0
  try {
    erasedAgain = await applyErasures({ store, dataDir, now })
    return { businesses: await prepareRestoredDatabase(store, restored), erasedAgain }
  } finally {
    await store.close()
    if (erasedAgain > 0) await rewriteDatabase(work)
    sealDatabase(databaseFile(work))
  }
}
