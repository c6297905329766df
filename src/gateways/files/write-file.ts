import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Bytes or text, whole or in pieces as they come. */
export type FileContents = Uint8Array | string | Readable | AsyncIterable<string>

export interface WriteOptions {
  /** Rights of the new file; those of the process without it. */
  readonly mode?: number
  /** The name it has while it is written. The next attempt overwrites what a killed one left there. */
  readonly partPath?: string
  /** false: it may be cut short after a power failure. */
  readonly isDurable?: boolean
  readonly signal?: AbortSignal
}

/**
 * Writes a file that has its name only when it is complete and on disk, in place of a former one. Creates its folder.
 * Throws the system's errors, those of the contents and the signal's reason; then no part of it stays behind.
 */
export async function writeAtomically(
  path: string,
  contents: FileContents,
  { mode, partPath = `${path}.part`, isDurable = true, signal }: WriteOptions = {},
): Promise<void> {
  const pieces = typeof contents === 'string' || contents instanceof Uint8Array ? [contents] : contents
  await mkdir(dirname(path), { recursive: true })
  const part = await open(partPath, 'w', mode)
  try {
    const file = part.createWriteStream({ flush: isDurable })
    await (signal === undefined ? pipeline(pieces, file) : pipeline(pieces, file, { signal }))
    if (isDurable) await putInPlace(partPath, path)
    else await rename(partPath, path)
  } catch (error) {
    await part.close()
    await rm(partPath, { force: true })
    signal?.throwIfAborted()
    throw error
  }
}

/** Gives a finished file its name, in one step that survives a power failure. A file of that name is replaced. */
export async function putInPlace(path: string, target: string): Promise<void> {
  await rename(path, target)
  await syncFolder(dirname(target))
}

/** Makes changes of names in a folder survive a power failure; Windows has no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
