import { join } from 'node:path'

/** The truth's file in a data folder; SQLite may keep `-wal` and `-shm` beside it. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'directory.sqlite')
}
