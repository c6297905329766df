import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DomainError } from '#domain/errors.ts'

/**
 * Makes the caller the only writer of an index folder until it calls the returned function or ends. The system releases
 * the lock of a killed process.
 * @throws DomainError store_locked while another process or thread holds it
 */
export function lockForWriting(folder: string): () => void {
  const database = new DatabaseSync(join(folder, 'writer.lock'), { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    throw new DomainError('store_locked', { folder }, error)
  }
  return () => {
    if (database.isOpen) database.close()
  }
}
