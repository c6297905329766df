import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DomainError } from '#domain/errors.ts'

export interface ProcessLock {
  /** May be called again. */
  release(): void
}

/** A folder in which nobody else writes until the lock is released. */
export interface LockedFolder extends ProcessLock {
  readonly folder: string
}

/** SQLite's primary result code SQLITE_BUSY. */
const SQLITE_BUSY = 5
/** No second file beside the one of the lock: a killed process would leave it there. */
const NO_JOURNAL = 'PRAGMA journal_mode = MEMORY'
/** The file of lockFolder. */
export const FOLDER_LOCK = 'writer.lock'

/**
 * Takes a lock that one process at a time can have, on a file of its own. The system releases it when the process dies.
 * The file may be deleted while nobody has the lock.
 * @returns undefined while another process has it
 * Throws the database's error where the folder cannot be written.
 */
export function lockProcess(folder: string, name: string): ProcessLock | undefined {
  const file = new DatabaseSync(join(folder, name), { timeout: 0 })
  return locked(file, `${NO_JOURNAL}; BEGIN EXCLUSIVE`)
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

/**
 * Makes the caller the only one who writes in a folder, until the lock is released or the process ends; creates the folder
 * when it is missing. The lock of a data folder's `index` is that of the whole site: a running server has it.
 * @throws DomainError store_locked while another process or thread has it
 */
export function lockFolder(folder: string): LockedFolder {
  mkdirSync(folder, { recursive: true })
  const lock = lockProcess(folder, FOLDER_LOCK)
  if (lock === undefined) throw new DomainError('store_locked', { folder })
  return { folder, ...lock }
}

function locked(file: DatabaseSync, statements: string): ProcessLock | undefined {
  try {
    file.exec(statements)
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    throw error
  }
  return {
    release: () => {
      if (file.isOpen) file.close()
    },
  }
}
