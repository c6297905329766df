import type { Transaction } from 'kysely'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { ownPictureNames, removeOwnPicture } from '#gateways/images/own-picture-files.ts'
import { pictureFiles } from '#store/pictures/pictures.ts'
import type { Schema } from '#store/schema.ts'
import { chunks } from '#store/statements.ts'
import type { StoreDeps } from '#store/store.ts'

export type PictureDeps = Pick<StoreDeps, 'store'> & FilesDeps

/** A younger file may be that of a picture that is being stored, whose row comes a moment later. */
const STRAY_MS = HOUR_MS
/** Files deleted in one transaction: others wait that long to write. */
const FILES_AT_ONCE = 20

/** Runs `work` in one transaction, as Store.write does, and deletes the files of pictures that no business has since. */
export async function writeAndSweepPictures<Result>(
  deps: PictureDeps,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const { store } = deps
  const named = await pictureFiles(store.db)
  const result = await store.write(work)
  await removeUnnamed(deps, named)
  return result
}

/** Deletes the files of pictures that no business has any more, or that were written by a process that died. */
export async function sweepPictures({
  store,
  files,
  now,
}: PictureDeps & Pick<StoreDeps, 'now'>): Promise<void> {
  await removeUnnamed({ store, files }, new Set(await ownPictureNames(files, now() - STRAY_MS)))
}

/**
 * Deletes the files of those pictures that no business has. In the transactions that say so: files are written in the
 * transaction of their row too, and transactions of all processes exclude each other, so no file is deleted that is about
 * to get its row.
 */
async function removeUnnamed({ store, files }: PictureDeps, pictures: ReadonlySet<string>): Promise<void> {
  const unnamed = pictures.difference(await pictureFiles(store.db))
  for (const part of chunks([...unnamed], FILES_AT_ONCE))
    await store.write(async trx => {
      const named = await pictureFiles(trx)
      for (const picture of part) if (!named.has(picture)) await removeOwnPicture(files, picture)
    })
}
