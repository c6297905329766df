import { hash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, link, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissingFile, undefinedIfMissing } from '#gateways/files/missing-file.ts'
import type { SiteFiles } from '#gateways/files/site-files.ts'
import { syncFolder, writeAtomically } from '#gateways/files/write-file.ts'

/** The folder of uploaded pictures among the site's files. They exist nowhere else, so every backup has them. */
const FOLDER = 'pictures'
const ENDING = '.webp'

/** The name of a picture's file among the site's files. @param name SHA-256 of its bytes, hex */
export function ownPictureFileName(name: string): string {
  return `${FOLDER}/${name}${ENDING}`
}

/**
 * Stores a picture under the SHA-256 of its bytes.
 * @returns the name, hex, without the ending
 * Throws disk_full.
 */
export async function storeOwnPicture(files: SiteFiles, webp: Buffer): Promise<string> {
  const name = hash('sha256', webp, 'hex')
  await files.write(ownPictureFileName(name), webp)
  return name
}

/** A stored picture; undefined when its file is missing. Throws the system's error where it cannot be read. */
export async function readOwnPicture(files: SiteFiles, name: string): Promise<Buffer | undefined> {
  return files.read(ownPictureFileName(name))
}

/**
 * Gives pictures a second name in a folder, where they stay when they are deleted here. Takes no room, except on file
 * systems without such links.
 * @param names of pictures; undefined: all there are. Missing ones are left out
 */
export async function linkOwnPictures(
  files: SiteFiles,
  target: string,
  names?: Iterable<string>,
): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const name of names ?? (await ownPictureNames(files))) {
    const from = await files.path(ownPictureFileName(name))
    const to = join(target, name + ENDING)
    if (from === undefined) continue
    try {
      await link(from, to)
    } catch (error) {
      if (isMissingFile(error) || existsSync(to)) continue
      await copyFile(from, to).catch(undefinedIfMissing)
    }
  }
}

/** The names of all pictures that were stored before an instant (milliseconds since 1970), or of all there are. */
export async function ownPictureNames(
  files: SiteFiles,
  before = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  return (await storedPictures(files)).filter(({ writtenAt }) => writtenAt < before).map(({ name }) => name)
}

/**
 * Moves pictures from a folder into a data folder, durable on return. One of the same name is replaced: it has the
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
    const target = join(dataDir, ownPictureFileName(name))
    try {
      await rename(from, target)
    } catch (error) {
      if (isMissingFile(error)) continue
      // The folder of pictures may be on another disk.
      await writeAtomically(target, createReadStream(from), { mode: 0o600 })
    }
  }
  await syncFolder(join(dataDir, FOLDER))
}

/** Bytes of all stored pictures. */
export async function ownPictureBytes(files: SiteFiles): Promise<number> {
  return (await storedPictures(files)).reduce((bytes, { size }) => bytes + size, 0)
}

/** Whether a picture is stored and still has the content that it is named after. */
export async function ownPictureState(
  files: SiteFiles,
  name: string,
): Promise<'sound' | 'damaged' | 'missing'> {
  const content = await readOwnPicture(files, name)
  if (content === undefined) return 'missing'
  return hash('sha256', content, 'hex') === name ? 'sound' : 'damaged'
}

/** Deletes a picture; does nothing when there is none. */
export async function removeOwnPicture(files: SiteFiles, name: string): Promise<void> {
  await files.remove(ownPictureFileName(name))
}

/** Deletes every picture that is not needed; other files stay. Only while no other process stores any. */
export async function sweepOwnPictures(files: SiteFiles, needed: ReadonlySet<string>): Promise<void> {
  for (const name of await ownPictureNames(files)) if (!needed.has(name)) await removeOwnPicture(files, name)
}

async function storedPictures(
  files: SiteFiles,
): Promise<{ readonly name: string; readonly size: number; readonly writtenAt: number }[]> {
  const found = await files.list(FOLDER)
  return found.flatMap(({ name: file, ...facts }) => {
    const name = /^pictures\/([0-9a-f]{64})\.webp$/.exec(file)?.[1]
    return name === undefined ? [] : [{ name, ...facts }]
  })
}
