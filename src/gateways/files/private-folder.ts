import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** The rights of the group and of all others. */
const OTHERS_RIGHTS = 0o077

/**
 * Creates a folder where it is missing and closes it to all other users of the machine, with everything in it; new files
 * of this process are closed to them too. Contents are gone through only once, while the folder itself is open.
 * @returns false when another user owns the folder or something in it, so that its rights cannot be changed
 * Throws the system's errors when the folder cannot be created or read. Windows has no such rights.
 */
export function openPrivateFolder(path: string): boolean {
  // Worker threads have the mask of their process and cannot set it.
  if (isMainThread) process.umask(OTHERS_RIGHTS)
  mkdirSync(path, { recursive: true })
  if (isClosedToOthers(path)) return true
  try {
    closeToOthers(path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return false
    throw error
  }
}

/** Whether only its owner can open a folder. */
export function isClosedToOthers(path: string): boolean {
  return process.platform === 'win32' || (statSync(path).mode & OTHERS_RIGHTS) === 0
}

/** The contents first: an interrupted run begins again. */
function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) closeToOthers(path)
    // Not links: their targets are somebody else's.
    else if (entry.isFile()) close(path)
  }
  close(folder)
}

function close(path: string): void {
  const { mode } = statSync(path)
  if ((mode & OTHERS_RIGHTS) !== 0) chmodSync(path, mode & ~OTHERS_RIGHTS & 0o7777)
}
