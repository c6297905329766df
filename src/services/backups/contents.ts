import { readFile, rm } from 'node:fs/promises'
import type { BackupContents } from '#domain/backup.ts'
import { backupContentsSchema } from '#domain/backup.ts'
import { undefinedIfMissing } from '#gateways/files/missing-file.ts'
import { writeAtomically } from '#gateways/files/write-file.ts'
import { DATABASE, KEY, type Manifest } from './manifest.ts'

/** What the screen says about a backup is stored beside it: an encrypted one tells nothing about itself. */
export function contentsFile(backup: string): string {
  return `${backup}.json`
}

/** What is in a backup that was read again at a moment, in numbers. */
export function contentsOf(manifest: Manifest, verifiedAt: number): BackupContents {
  const { version, businesses, missingPictures, files } = manifest
  const pictures = files.filter(({ name }) => name.startsWith('pictures/'))
  return {
    version,
    schema: manifest.schema,
    businesses,
    databaseBytes: files.find(({ name }) => name === DATABASE)?.size ?? 0,
    pictures: pictures.length,
    pictureBytes: pictures.reduce((sum, { size }) => sum + size, 0),
    missingPictures: missingPictures.length,
    hasKey: files.some(({ name }) => name === KEY),
    verifiedAt,
  }
}

/** Stores what is in a backup. @param backup its path */
export async function saveContents(backup: string, contents: BackupContents): Promise<void> {
  await writeAtomically(contentsFile(backup), `${JSON.stringify(contents)}\n`)
}

/** null where nothing, or nothing readable, is stored about a backup. */
export async function storedContents(backup: string): Promise<BackupContents | null> {
  const text = await readFile(contentsFile(backup), 'utf8').catch(undefinedIfMissing)
  if (text === undefined) return null
  try {
    return backupContentsSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Deletes a backup's file and what is stored about it. */
export async function deleteBackupFile(backup: string): Promise<void> {
  await rm(backup, { force: true })
  await rm(contentsFile(backup), { force: true })
}
