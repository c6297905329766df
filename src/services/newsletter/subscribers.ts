import type { Subscriber, SubscriberState } from '#domain/newsletter/subscriber.ts'
import { offsetOf, totalPagesOf } from '#domain/paging.ts'
import { countSubscribers, listedSubscribers } from '#store/mail/subscribers.ts'
import type { Store } from '#store/store.ts'

const SUBSCRIBERS_PER_PAGE = 50

export interface SubscriberPage {
  readonly entries: readonly Subscriber[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

/** One page of those who asked for the newsletter, newest first. Throws offset_too_large. */
export async function listSubscribers(
  { store }: { readonly store: Store },
  { page, state }: { readonly page: number; readonly state?: SubscriberState | undefined },
): Promise<SubscriberPage> {
  const total = await countSubscribers(store.db, state)
  const part = { limit: SUBSCRIBERS_PER_PAGE, offset: offsetOf(page, SUBSCRIBERS_PER_PAGE) }
  const entries = await listedSubscribers(store.db, state, part)
  return { entries, total, page, totalPages: totalPagesOf(total, SUBSCRIBERS_PER_PAGE) }
}
