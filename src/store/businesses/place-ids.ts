import type { Db } from '#store/store.ts'

/** Takes the place ids off some businesses that are about to be stored with others, so that these are free. */
export async function freePlaceIds(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('businesses').set({ place_id: null }).where('id', 'in', ids).execute()
}
