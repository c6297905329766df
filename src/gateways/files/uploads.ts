import { randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { diskError } from './disk.ts'
import { namesIn, undefinedIfMissing } from './missing-file.ts'
import { writeAtomically } from './write-file.ts'

/** The folder of uploaded files, within the data folder. */
const FOLDER = 'uploads'

export interface Upload {
  /** Relative to the data folder. */
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/**
 * Stores what is sent under a name that cannot be guessed. Throws disk_full and the stream's own error; then nothing of
 * it stays behind.
 * @param ending of the name, with its dot, '.xlsx'
 */
export async function storeUpload(dataDir: string, content: Readable, ending: string): Promise<Upload> {
  const path = join(FOLDER, `${randomBytes(16).toString('hex')}${ending}`)
  try {
    await writeAtomically(join(dataDir, path), content, { mode: 0o600 })
  } catch (error) {
    throw diskError(error)
  }
  const { size } = await stat(join(dataDir, path))
  return { path, size }
}

/** Deletes an uploaded file; does nothing when there is none. */
export async function removeUpload(dataDir: string, path: string): Promise<void> {
  await rm(join(dataDir, path), { force: true })
}

/** Whether an uploaded file still exists. */
export async function hasUpload(dataDir: string, path: string): Promise<boolean> {
  return (await stat(join(dataDir, path)).catch(undefinedIfMissing)) !== undefined
}

/** Deletes files that are not needed and were last written before an instant (milliseconds since 1970). */
export async function sweepUploads(
  dataDir: string,
  needed: ReadonlySet<string>,
  before: number,
): Promise<void> {
  for (const name of await namesIn(join(dataDir, FOLDER))) {
    const path = join(FOLDER, name)
    if (needed.has(path)) continue
    const stats = await stat(join(dataDir, path)).catch(undefinedIfMissing)
    if (stats !== undefined && stats.mtimeMs < before) await removeUpload(dataDir, path)
  }
}
