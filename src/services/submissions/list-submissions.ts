import { offsetOf, totalPagesOf } from '#domain/paging.ts'
import type { Submission } from '#domain/submission/submission.ts'
import type { Store } from '#store/store.ts'
import { countSubmissions, listedSubmissions, type SubmissionFilter } from '#store/submissions.ts'

const SUBMISSIONS_PER_PAGE = 20

export interface SubmissionPage {
  readonly entries: readonly Submission[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

/** One page of the inbox, what is due first. Throws offset_too_large. */
export async function listSubmissions(
  { store }: { readonly store: Store },
  { page, ...filter }: SubmissionFilter & { readonly page: number },
): Promise<SubmissionPage> {
  const total = await countSubmissions(store.db, filter)
  const part = { limit: SUBMISSIONS_PER_PAGE, offset: offsetOf(page, SUBMISSIONS_PER_PAGE) }
  const entries = await listedSubmissions(store.db, filter, part)
  return { entries, total, page, totalPages: totalPagesOf(total, SUBMISSIONS_PER_PAGE) }
}
