import { open, rename, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DomainError } from '#domain/errors.ts'

/** How many bytes may still be written where this folder lies. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Gives a finished file its name, in one step that survives a power failure. A file of that name is replaced. */
export async function putInPlace(path: string, target: string): Promise<void> {
  await rename(path, target)
  await syncFolder(dirname(target))
}

/** Makes what was done to the names in a folder survive a power failure; Windows has no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** SQLite's own word for a full disk. */
const SQLITE_FULL = 13

/** What a full disk says, in the words of the system or of SQLite, becomes disk_full; every other error stays. */
export function diskError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const isFull =
    ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) ||
    ('errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_FULL)
  return isFull ? new DomainError('disk_full', {}, error) : error
}
