import { hash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '#domain/errors.ts'
import { isDiskFull } from '#gateways/files/uploads.ts'

/** Where uploaded pictures lie, within the data folder. They are nowhere else: this folder is part of every copy. */
const FOLDER = 'pictures'
const ENDING = '.webp'

/**
 * Keeps a picture under the SHA-256 of its bytes; it has that name only when all of it is on disk.
 * @returns the name, hex, without the ending
 * Throws disk_full.
 */
export async function storeOwnPicture(dataDir: string, webp: Buffer): Promise<string> {
  const name = hash('sha256', webp, 'hex')
  const target = pathOf(dataDir, name)
  const part = `${target}.part`
  try {
    await mkdir(join(dataDir, FOLDER), { recursive: true })
    const file = await open(part, 'w', 0o600)
    try {
      await file.writeFile(webp)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, target)
    return name
  } catch (error) {
    await rm(part, { force: true })
    if (isDiskFull(error)) throw new DomainError('disk_full', {}, error)
    throw error
  }
}

/** A kept picture; undefined when its file is not there. Throws the system's error where it cannot be read. */
export async function readOwnPicture(dataDir: string, name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(pathOf(dataDir, name))
  } catch (error) {
    if (isNotThere(error)) return undefined
    throw error
  }
}

/** Deletes every picture that is none of these, and what was left half written; other people's files stay. */
export async function sweepOwnPictures(dataDir: string, needed: ReadonlySet<string>): Promise<void> {
  for (const file of await filesIn(join(dataDir, FOLDER))) {
    const [, name, part] = /^([0-9a-f]{64})\.webp(\.part)?$/.exec(file) ?? []
    const isUnneeded = name !== undefined && (part !== undefined || !needed.has(name))
    if (isUnneeded) await rm(join(dataDir, FOLDER, file), { force: true })
  }
}

function pathOf(dataDir: string, name: string): string {
  return join(dataDir, FOLDER, name + ENDING)
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isNotThere(error)) return []
    throw error
  }
}

function isNotThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
