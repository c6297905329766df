import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { siteKeyFile } from '#gateways/credentials/site-key.ts'
import { FOLDER_LOCK, lockFolder } from '#gateways/files/process-lock.ts'
import { databaseFile } from '#store/store.ts'

/** What the name of a folder begins with in which a site is being restored or moved. */
export const UNFINISHED = 'restoring-'
/** What the name of a folder with a complete restored site begins with; the moment follows. */
const RESTORED = 'restored-'

/** Where the former site stays, as names within the data folder. */
export interface FormerSite {
  readonly database: string
  readonly key: string
  /** A folder of those uploaded pictures that the restored site does not have. */
  readonly pictures: string
}

/** @param stamp as backupStamp() writes it */
export function formerSite(stamp: string): FormerSite {
  return {
    database: `directory.before-restore-${stamp}.sqlite`,
    key: `secret.before-restore-${stamp}.key`,
    pictures: `pictures.before-restore-${stamp}`,
  }
}

/**
 * Puts a restored site in the place of the present one: from the first rename on it is the site, even when the process
 * is killed. Only for the holder of the index lock.
 * @param work a folder of the data folder with the database, and the key where it is to be replaced
 */
export function replaceSite(dataDir: string, work: string, stamp: string): void {
  renameSync(work, join(dataDir, RESTORED + stamp))
  syncFolder(dataDir)
  finish(dataDir, stamp)
}

/**
 * Finishes a restoration whose process was killed after it was decided. To be called before the database is opened; does
 * nothing where nothing is to be finished. Throws store_locked while another process does the same.
 */
export function finishRestore(dataDir: string): void {
  if (!existsSync(dataDir)) return
  const stamps = readdirSync(dataDir).flatMap(name =>
    name.startsWith(RESTORED) ? name.slice(RESTORED.length) : [],
  )
  if (stamps.length === 0) return
  const lock = lockFolder(join(dataDir, 'index'))
  try {
    for (const stamp of stamps.sort()) finish(dataDir, stamp)
  } finally {
    lock.release()
  }
}

/** Safe to repeat from any point. */
function finish(dataDir: string, stamp: string): void {
  const restored = join(dataDir, RESTORED + stamp)
  const former = formerSite(stamp)
  if (existsSync(databaseFile(restored))) {
    // Only a database that is too damaged to be closed has these; beside another one they would be applied to it.
    for (const suffix of ['-wal', '-shm'])
      moveIfThere(databaseFile(dataDir) + suffix, join(dataDir, former.database + suffix))
    giveSecondName(databaseFile(dataDir), join(dataDir, former.database))
    renameSync(databaseFile(restored), databaseFile(dataDir))
  }
  if (existsSync(siteKeyFile(restored))) {
    giveSecondName(siteKeyFile(dataDir), join(dataDir, former.key))
    renameSync(siteKeyFile(restored), siteKeyFile(dataDir))
  }
  removeIndex(join(dataDir, 'index'))
  syncFolder(dataDir)
  rmSync(restored, { recursive: true, force: true })
}

/** Gives a file a second name, so that it stays when its first name is replaced. */
function giveSecondName(path: string, name: string): void {
  if (!existsSync(path) || existsSync(name)) return
  try {
    linkSync(path, name)
  } catch {
    // Not every file system has hard links; a copy takes longer and does the same.
    copyFileSync(path, `${name}.part`)
    renameSync(`${name}.part`, name)
  }
}

function moveIfThere(path: string, target: string): void {
  if (existsSync(path)) renameSync(path, target)
}

/** Everything but the lock, which we have. The next start builds it anew. */
function removeIndex(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== FOLDER_LOCK) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** Makes changes of names survive a power failure; Windows has no such call. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
