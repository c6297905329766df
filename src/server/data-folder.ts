import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where things are in the data folder. */
export interface DataFolder {
  readonly path: string
  /** Derived from the truth; may be deleted at any time. */
  readonly index: string
}

/** Creates the data folder where it is missing. Throws the system's error when it cannot be written. */
export function openDataFolder(path: string): DataFolder {
  const folder = { path, index: join(path, 'index') }
  mkdirSync(folder.index, { recursive: true })
  return folder
}
