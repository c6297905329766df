import type { Updateable } from 'kysely'
import type { BusinessTable } from '#store/businesses/business-row.ts'
import { takeNumbers } from '#store/counters.ts'
import type { Store } from '#store/store.ts'

/** Sets columns of a stored business, with a change number that followers see. */
export async function changeStored(
  store: Store,
  id: number,
  columns: Updateable<BusinessTable>,
): Promise<void> {
  await store.write(async trx => {
    const change = await takeNumbers(trx, 'change', 1)
    await trx
      .updateTable('businesses')
      .set({ ...columns, change })
      .where('id', '=', id)
      .execute()
  })
}
