import { FolderFiles, type SiteFiles } from '#gateways/files/site-files.ts'
import { linkOwnPictures, ownPictureNames, ownPictureState } from '#gateways/images/own-picture-files.ts'

/** The pictures that a database names, compared with their files. */
export interface PictureComparison {
  /** Those whose file has the content that it is named after. */
  readonly same: number
  /** Names of those without a file. */
  readonly missing: readonly string[]
  /** Names of those whose file has another content. */
  readonly damaged: readonly string[]
}

/** Compares every picture's file with the SHA-256 that it is named after, byte by byte. */
export async function comparePictures(dataDir: string, names: readonly string[]): Promise<PictureComparison> {
  const files = new FolderFiles(dataDir)
  const found = { same: 0, missing: [] as string[], damaged: [] as string[] }
  for (const name of names) {
    const state = await ownPictureState(files, name)
    if (state === 'sound') found.same++
    else found[state].push(name)
  }
  return found
}

/**
 * Gives the pictures that a restored site does not have a second name in a folder beside the former database, because
 * they will be deleted.
 * @param folder its path; it is not created when there are none
 */
export async function keepFormerPictures(
  files: SiteFiles,
  folder: string,
  restored: ReadonlySet<string>,
): Promise<void> {
  const others = (await ownPictureNames(files)).filter(name => !restored.has(name))
  if (others.length > 0) await linkOwnPictures(files, folder, others)
}
