import { sweepOwnPictures } from '#gateways/image/own-pictures.ts'
import { pictureFiles } from '#store/pictures.ts'
import type { AdminDeps } from './admin-deps.ts'
import { inTurn } from './in-turn.ts'

/**
 * Whoever writes a picture's file and its row, and whoever deletes files without a row, does so in turn: a file that
 * waits for its row is never taken for one that nobody needs. Only the main thread does either.
 */
export const pictureTurn = inTurn()

/** Deletes the files of pictures that no business has any more. */
export async function sweepPictures(deps: Pick<AdminDeps, 'store' | 'dataDir'>): Promise<void> {
  await pictureTurn(() => sweepInTurn(deps))
}

/** The same within a turn. */
export async function sweepInTurn({ store, dataDir }: Pick<AdminDeps, 'store' | 'dataDir'>): Promise<void> {
  await sweepOwnPictures(dataDir, await pictureFiles(store.db))
}
