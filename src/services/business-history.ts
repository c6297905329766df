import type { HistoryEntry } from '#domain/business/history.ts'
import { readableHistory } from '#domain/business/undo.ts'
import { historyOf } from '#store/business-history.ts'
import type { AdminDeps } from './admin-deps.ts'
import { knownBusiness } from './show-admin-business.ts'

/** What happened to a business, newest first, removed ones too. Throws business_unknown. */
export async function businessHistory(
  { store }: Pick<AdminDeps, 'store'>,
  id: number,
): Promise<readonly HistoryEntry[]> {
  const held = await knownBusiness(store.db, id)
  return readableHistory(await historyOf(store.db, id), held.removedAt !== null)
}
