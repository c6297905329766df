import type { Transaction } from 'kysely'
import pLimit from 'p-limit'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { removeOwnPicture, sweepOwnPictures } from '#gateways/images/own-picture-files.ts'
import { pictureFiles } from '#store/pictures/pictures.ts'
import type { Schema } from '#store/schema.ts'
import type { StoreDeps } from '#store/store.ts'

export type PictureDeps = Pick<StoreDeps, 'store'> & FilesDeps

/** A picture's file is written before its row; the two lie seconds apart. */
const STRAY_MS = HOUR_MS

/**
 * Writing a picture's file and its row, and deleting files without a row, exclude each other in a process: a file that
 * waits for its row is never deleted.
 */
export const withPictureLock = pLimit(1)

/** Runs `work` in one transaction, as Store.write does, and deletes the files of pictures that no business has since. */
export async function droppingPictures<Result>(
  deps: PictureDeps,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const { store } = deps
  const named = await pictureFiles(store.db)
  const result = await store.write(work)
  await withPictureLock(() => removeUnnamed(deps, named))
  return result
}

/** Deletes the files of those pictures that no business has. Call it with the lock held. */
export async function removeUnnamed(
  { store, files }: PictureDeps,
  pictures: Iterable<string>,
): Promise<void> {
  const named = await pictureFiles(store.db)
  for (const picture of pictures) if (!named.has(picture)) await removeOwnPicture(files, picture)
}

/** Deletes the files of pictures that no business has any more, or that were written by a process that died. */
export async function sweepPictures({
  store,
  files,
  now,
}: PictureDeps & Pick<StoreDeps, 'now'>): Promise<void> {
  await sweepOwnPictures(files, await pictureFiles(store.db), now() - STRAY_MS)
}
