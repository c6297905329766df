import type { HistoryEntry } from '#domain/business/history.ts'
import { readableHistory } from '#domain/edit/undo.ts'
import { historyOf } from '#store/businesses/business-history.ts'
import type { AdminDeps } from './admin-deps.ts'
import { getBusiness } from './show-admin-business.ts'

/** What happened to a business, newest first, removed ones too. Throws business_unknown. */
export async function showHistory(
  { store }: Pick<AdminDeps, 'store'>,
  id: number,
): Promise<readonly HistoryEntry[]> {
  const record = await getBusiness(store.db, id)
  return readableHistory(await historyOf(store.db, id), record.removedAt !== null)
}
