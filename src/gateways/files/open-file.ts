import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { isMissingFile } from './missing-file.ts'

export interface FileContent {
  /** Bytes. */
  readonly size: number
  /** Names this state of the file: changes with its size and the time of its last change. */
  readonly version: string
  /** Reading begins with the first call. @param part numbers of the first and the last byte; the whole file without */
  stream(part?: { readonly start: number; readonly end: number }): Readable
}

/** Missing on Windows, where making links needs special rights. */
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0

/**
 * Opens a file to be read once.
 * @returns undefined when there is none, or something else (a folder, a link) of this name
 * The file stays open until the stream ends or is destroyed; when it is deleted meanwhile, it is still read to its end.
 */
export async function openFile(path: string): Promise<FileContent | undefined> {
  const file = await open(path, constants.O_RDONLY | NO_FOLLOW).catch((error: unknown) => {
    if (isMissingFile(error) || isOtherThanFile(error)) return undefined
    throw error
  })
  if (file === undefined) return undefined
  const stats = await file.stat()
  if (!stats.isFile()) {
    await file.close()
    return undefined
  }
  return {
    size: stats.size,
    version: `${stats.size}-${Math.round(stats.mtimeMs)}`,
    stream: part => file.createReadStream(part),
  }
}

/** A link, or a path that leads through a file. */
function isOtherThanFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ELOOP' || error.code === 'ENOTDIR')
}
