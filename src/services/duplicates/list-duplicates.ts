import type { AdminBusinessRow } from '#domain/business/admin-business.ts'
import type { DuplicatePair } from '#domain/duplicate/compare-businesses.ts'
import type { Page } from '#domain/paging.ts'
import { adminRowOf } from '#services/businesses/list-admin-businesses.ts'
import { listedByIds } from '#store/businesses/listed-businesses.ts'
import { suggestedPairs } from '#store/duplicates/duplicate-pairs.ts'
import type { StoreDeps } from '#store/store.ts'

/** Enough to compare on one screen. */
const PAIRS_PER_PAGE = 20

/** One page of the pairs of live businesses that look like one, surest first; a page after the last is empty. */
export async function listDuplicates(
  { store }: Pick<StoreDeps, 'store'>,
  page: number,
): Promise<Page<DuplicatePair<AdminBusinessRow>>> {
  const list = await suggestedPairs(store.db, { page, limit: PAIRS_PER_PAGE })
  const ids = [...new Set(list.entries.flatMap(({ a, b }) => [a, b]))]
  const rows = ids.length === 0 ? [] : await listedByIds(store.db, ids)
  const byId = new Map(rows.map(row => [Number(row.id), adminRowOf(row)]))
  const entries = list.entries.flatMap(pair => {
    const a = byId.get(pair.a)
    const b = byId.get(pair.b)
    return a === undefined || b === undefined ? [] : [{ a, b, score: pair.score, reasons: pair.reasons }]
  })
  return { ...list, entries }
}
