import { offsetOf, totalPagesOf } from '#domain/paging.ts'
import { countSuppressions, listedSuppressions, type SuppressionEntry } from '#store/privacy/suppressions.ts'
import type { Store } from '#store/store.ts'

const SUPPRESSIONS_PER_PAGE = 50

export interface SuppressionPage {
  readonly entries: readonly SuppressionEntry[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

/** One page of what imports must not bring back, newest first. Throws offset_too_large. */
export async function listSuppressions(
  { store }: { readonly store: Store },
  page: number,
): Promise<SuppressionPage> {
  const total = await countSuppressions(store.db)
  const part = { limit: SUPPRESSIONS_PER_PAGE, offset: offsetOf(page, SUPPRESSIONS_PER_PAGE) }
  const entries = await listedSuppressions(store.db, part)
  return { entries, total, page, totalPages: totalPagesOf(total, SUPPRESSIONS_PER_PAGE) }
}
