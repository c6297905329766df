import { hash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { diskError } from '#gateways/files/disk.ts'
import { namesIn, undefinedIfMissing } from '#gateways/files/missing-file.ts'
import { writeAtomically } from '#gateways/files/write-file.ts'

/**
 * The folder of uploaded pictures, within the data folder. They exist nowhere else, so it belongs into every backup.
 */
const FOLDER = 'pictures'
const ENDING = '.webp'

/**
 * Stores a picture under the SHA-256 of its bytes.
 * @returns the name, hex, without the ending
 * Throws disk_full.
 */
export async function storeOwnPicture(dataDir: string, webp: Buffer): Promise<string> {
  const name = hash('sha256', webp, 'hex')
  try {
    await writeAtomically(pathOf(dataDir, name), webp, { mode: 0o600 })
  } catch (error) {
    throw diskError(error)
  }
  return name
}

/** A stored picture; undefined when its file is missing. Throws the system's error where it cannot be read. */
export async function readOwnPicture(dataDir: string, name: string): Promise<Buffer | undefined> {
  return readFile(pathOf(dataDir, name)).catch(undefinedIfMissing)
}

/** Deletes every picture that is not needed, and half-written ones; other files stay. */
export async function sweepOwnPictures(dataDir: string, needed: ReadonlySet<string>): Promise<void> {
  for (const file of await namesIn(join(dataDir, FOLDER))) {
    const [, name, part] = /^([0-9a-f]{64})\.webp(\.part)?$/.exec(file) ?? []
    const isUnneeded = name !== undefined && (part !== undefined || !needed.has(name))
    if (isUnneeded) await rm(join(dataDir, FOLDER, file), { force: true })
  }
}

function pathOf(dataDir: string, name: string): string {
  return join(dataDir, FOLDER, name + ENDING)
}
