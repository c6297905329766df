import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { deltaPath, mainPath, type Pointer } from './pointer.ts'
import { createDeltaTables, createMainTables } from './schema.ts'

/** Both files of an index, open for reading. */
export interface IndexFiles {
  /** Immutable. */
  readonly main: DatabaseSync
  /** Another process may write to it. */
  readonly delta: DatabaseSync
}

/** Bytes of the main file that are mapped into memory, where they are. */
const MAPPED_BYTES = 0x7fff0000

/**
 * Opens both files of a generation for reading.
 * @param use makes what reads them; when it throws, both are closed
 * @param isMapped whether the main file is mapped into memory, which makes small reads faster; what was read of it counts
 * as memory of the process then
 */
export function openIndexFiles<Reader>(
  folder: string,
  { generation }: Pointer,
  use: (files: IndexFiles) => Reader,
  { isMapped = true } = {},
): Reader {
  const url = pathToFileURL(mainPath(folder, generation))
  url.searchParams.set('immutable', '1')
  const main = new DatabaseSync(url, { readOnly: true })
  try {
    main.exec(`PRAGMA mmap_size = ${isMapped ? MAPPED_BYTES : 0}; PRAGMA cache_size = -8192`)
    const delta = new DatabaseSync(deltaPath(folder, generation), { timeout: 0 })
    try {
      delta.exec('PRAGMA query_only = ON; PRAGMA cache_size = -16384')
      return use({ main, delta })
    } catch (error) {
      delta.close()
      throw error
    }
  } catch (error) {
    main.close()
    throw error
  }
}

/** The files of an empty directory, for a folder without an index. */
export function emptyIndexFiles(): IndexFiles {
  const main = new DatabaseSync(':memory:')
  createMainTables(main)
  const delta = new DatabaseSync(':memory:')
  createDeltaTables(delta, 0)
  return { main, delta }
}
