import { hash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, link, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { diskError } from '#gateways/files/disk.ts'
import { isMissingFile, namesIn, undefinedIfMissing } from '#gateways/files/missing-file.ts'
import { syncFolder, writeAtomically } from '#gateways/files/write-file.ts'

/** The folder of uploaded pictures, within the data folder. They exist nowhere else, so every backup has them. */
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

/**
 * Gives pictures a second name in a folder, where they stay when they are deleted here. Takes no room, except on file
 * systems without such links.
 * @param names of pictures; undefined: all there are. Missing ones are left out
 */
export async function linkOwnPictures(
  dataDir: string,
  target: string,
  names?: Iterable<string>,
): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const name of names ?? (await ownPictureNames(dataDir))) {
    const [from, to] = [pathOf(dataDir, name), join(target, name + ENDING)]
    try {
      await link(from, to)
    } catch (error) {
      if (isMissingFile(error) || existsSync(to)) continue
      await copyFile(from, to).catch(undefinedIfMissing)
    }
  }
}

/** The names of all stored pictures. */
export async function ownPictureNames(dataDir: string): Promise<string[]> {
  const files = await namesIn(join(dataDir, FOLDER))
  return files.flatMap(file => /^([0-9a-f]{64})\.webp$/.exec(file)?.[1] ?? [])
}

/**
 * Moves pictures from a folder into the data folder, durable on return. One of the same name is replaced: it has the
 * same content, unless it was damaged.
 */
export async function takeInPictures(
  dataDir: string,
  source: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  await mkdir(join(dataDir, FOLDER), { recursive: true })
  for (const name of names) {
    const from = join(source, name + ENDING)
    try {
      await rename(from, pathOf(dataDir, name))
    } catch (error) {
      if (isMissingFile(error)) continue
      // The folder of pictures may be on another disk.
      await writeAtomically(pathOf(dataDir, name), createReadStream(from), { mode: 0o600 })
    }
  }
  await syncFolder(join(dataDir, FOLDER))
}

/** Bytes of all stored pictures. */
export async function ownPictureBytes(dataDir: string): Promise<number> {
  let bytes = 0
  for (const name of await ownPictureNames(dataDir))
    bytes += (await stat(pathOf(dataDir, name)).catch(undefinedIfMissing))?.size ?? 0
  return bytes
}

/** Whether a picture is stored and still has the content that it is named after. */
export async function ownPictureState(
  dataDir: string,
  name: string,
): Promise<'sound' | 'damaged' | 'missing'> {
  const content = await readOwnPicture(dataDir, name)
  if (content === undefined) return 'missing'
  return hash('sha256', content, 'hex') === name ? 'sound' : 'damaged'
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
