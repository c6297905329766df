import { mergedIntoEach } from '#store/businesses/merged-businesses.ts'
import type { Db } from '#store/store.ts'
import { picturesOf, placePictures } from './pictures.ts'

/** Gives the pictures of one business to the one it is merged into, behind those that it has. Call it in a transaction. */
export async function movePictures(
  trx: Db,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const ordered = [...(await picturesOf(trx, to)), ...(await picturesOf(trx, from))]
  await trx
    .updateTable('pictures')
    .set(row => ({ business_id: to, merged_from: row.fn.coalesce('merged_from', row.val(from)) }))
    .where('business_id', '=', from)
    .execute()
  await placePictures(trx, ordered)
}

/**
 * Gives a business back what was its own before it was merged, and what came to it by businesses merged into it; what
 * was removed since stays away. Call it in a transaction.
 */
export async function takeBackPictures(trx: Db, id: number): Promise<void> {
  const merged = (await mergedIntoEach(trx, [id])).map(business => business.id)
  await trx
    .updateTable('pictures')
    .set({ business_id: id })
    .where('merged_from', 'in', [id, ...merged])
    .execute()
  await trx.updateTable('pictures').set({ merged_from: null }).where('merged_from', '=', id).execute()
}
