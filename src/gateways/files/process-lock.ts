import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface ProcessLock {
  release(): void
}

/** SQLite's primary result code SQLITE_BUSY. */
const SQLITE_BUSY = 5

/**
 * Takes a lock that one process at a time can have, on a file of its own. The system releases it when the process dies.
 * The file may be deleted while nobody has the lock.
 * @returns undefined while another process has it
 * Throws the database's error where the folder cannot be written.
 */
export function lockProcess(folder: string, name: string): ProcessLock | undefined {
  const file = new DatabaseSync(join(folder, name), { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    throw error
  }
  return { release: () => file.close() }
}
