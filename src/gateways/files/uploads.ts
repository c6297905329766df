import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError } from '#domain/errors.ts'

/** Where uploaded files wait, within the data folder. */
const FOLDER = 'uploads'

export interface Upload {
  /** Relative to the data folder. */
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/**
 * Keeps what is sent under a name nobody can guess. The file has its final name only when all of it is on disk; whatever
 * breaks the stream off leaves nothing behind. Throws disk_full, and the stream's own error.
 * @param ending of the name, with its dot, '.xlsx'
 */
export async function storeUpload(dataDir: string, content: Readable, ending: string): Promise<Upload> {
  const path = join(FOLDER, `${randomBytes(16).toString('hex')}${ending}`)
  const target = join(dataDir, path)
  const part = `${target}.part`
  try {
    await mkdir(join(dataDir, FOLDER), { recursive: true })
    await pipeline(content, createWriteStream(part, { mode: 0o600 }))
    const size = await syncedSize(part)
    await rename(part, target)
    return { path, size }
  } catch (error) {
    await rm(part, { force: true })
    if (isDiskFull(error)) throw new DomainError('disk_full', {}, error)
    throw error
  }
}

/** Deletes an uploaded file; does nothing when there is none. */
export async function removeUpload(dataDir: string, path: string): Promise<void> {
  await rm(join(dataDir, path), { force: true })
}

/** Whether an uploaded file is still here. */
export async function hasUpload(dataDir: string, path: string): Promise<boolean> {
  return (await statOf(join(dataDir, path))) !== undefined
}

/** Deletes files that nobody needs and that were last written before a moment (milliseconds since 1970). */
export async function sweepUploads(
  dataDir: string,
  needed: ReadonlySet<string>,
  before: number,
): Promise<void> {
  const names = await readdir(join(dataDir, FOLDER)).catch(noFolder)
  for (const name of names) {
    const path = join(FOLDER, name)
    if (needed.has(path)) continue
    const stats = await statOf(join(dataDir, path))
    if (stats !== undefined && stats.mtimeMs < before) await removeUpload(dataDir, path)
  }
}

async function syncedSize(path: string): Promise<number> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}

async function statOf(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function noFolder(error: unknown): string[] {
  if (hasCode(error, 'ENOENT')) return []
  throw error
}

/** Whether the disk, or the share of it that this user has, is full. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
