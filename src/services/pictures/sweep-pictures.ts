import pLimit from 'p-limit'
import { sweepOwnPictures } from '#gateways/images/own-picture-files.ts'
import { pictureFiles } from '#store/pictures/pictures.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'

/**
 * Whoever writes a picture's file and its row, and whoever deletes files without a row, does so in turn: a file that
 * waits for its row is never taken for one that nobody needs. Only the main thread does either.
 */
export const withPictureLock = pLimit(1)

/** Deletes the files of pictures that no business has any more. */
export async function sweepPictures(deps: Pick<StoreDeps, 'store'> & DataFolder): Promise<void> {
  await withPictureLock(() => sweepWithinLock(deps))
}

/** The same within a turn. */
export async function sweepWithinLock({
  store,
  dataDir,
}: Pick<StoreDeps, 'store'> & DataFolder): Promise<void> {
  await sweepOwnPictures(dataDir, await pictureFiles(store.db))
}
