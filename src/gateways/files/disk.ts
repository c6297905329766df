import { statfs } from 'node:fs/promises'
import { DomainError } from '#domain/errors.ts'

/** How many bytes may still be written to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** disk_full for an error that says that the disk is full; every other error as it is. */
export function diskError(error: unknown): unknown {
  return isDiskFull(error) ? new DomainError('disk_full', {}, error) : error
}

/** Whether the disk, or this user's share of it, is full; as the system or SQLite tells it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true
  return 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_FULL
}

/** SQLite's primary result code SQLITE_FULL. */
const SQLITE_FULL = 13
