import pLimit from 'p-limit'
import { sweepOwnPictures } from '#gateways/images/own-picture-files.ts'
import { pictureFiles } from '#store/pictures/pictures.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'

/**
 * Writing a picture's file and its row, and deleting files without a row, exclude each other: a file that waits for its
 * row is never deleted. Only the main thread does either.
 */
export const withPictureLock = pLimit(1)

/** Deletes the files of pictures that no business has any more. */
export async function sweepPictures(deps: Pick<StoreDeps, 'store'> & DataFolder): Promise<void> {
  await withPictureLock(() => sweepWithinLock(deps))
}

/** The same with the lock held. */
export async function sweepWithinLock({
  store,
  dataDir,
}: Pick<StoreDeps, 'store'> & DataFolder): Promise<void> {
  await sweepOwnPictures(dataDir, await pictureFiles(store.db))
}
