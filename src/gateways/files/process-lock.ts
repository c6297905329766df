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
  return locked(new DatabaseSync(join(folder, name), { timeout: 0 }), 'BEGIN EXCLUSIVE')
}

/**
 * Takes a lock that several processes can have at once, and that keeps lockProcess from having it meanwhile. The file must
 * exist; it is only read.
 * @returns undefined while lockProcess has it
 */
export function shareLock(folder: string, name: string): ProcessLock | undefined {
  const file = new DatabaseSync(join(folder, name), { readOnly: true, timeout: 0 })
  return locked(file, 'BEGIN; SELECT 1 FROM sqlite_schema')
}

function locked(file: DatabaseSync, statements: string): ProcessLock | undefined {
  try {
    file.exec(statements)
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    throw error
  }
  return { release: () => file.close() }
}
