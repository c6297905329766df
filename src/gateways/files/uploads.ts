import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { SiteFiles } from './site-files.ts'

/** The folder of uploaded spreadsheets among the site's files. */
const FOLDER = 'uploads'

export interface Upload {
  /** The name among the site's files. */
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/**
 * Stores what is sent under a name that cannot be guessed. Throws disk_full and the stream's own error; then nothing of
 * it stays behind.
 * @param ending of the name, with its dot, '.xlsx'
 */
export async function storeUpload(files: SiteFiles, content: Readable, ending: string): Promise<Upload> {
  const path = `${FOLDER}/${randomBytes(16).toString('hex')}${ending}`
  return { path, size: await files.write(path, content) }
}

/** Deletes uploads that are not needed and were stored before an instant (milliseconds since 1970). */
export async function sweepUploads(
  files: SiteFiles,
  needed: ReadonlySet<string>,
  before: number,
): Promise<void> {
  for (const { name, writtenAt } of await files.list(FOLDER))
    if (!needed.has(name) && writtenAt < before) await files.remove(name)
}
