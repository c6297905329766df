import { berlinDate, daysBefore } from '#domain/berlin-day.ts'
import { SEARCH_LOG_DAYS } from '#domain/search-log/search-report.ts'
import { deleteSearchesOn, oldestSearchDay } from '#store/search-log.ts'
import type { Store } from '#store/store.ts'
import { siteSettings } from './site-settings.ts'

/**
 * Deletes what the search log may not keep: days before the last 90, and everything when searches are not counted any
 * more. Safe to repeat as often as one likes.
 */
export async function forgetSearches({
  store,
  now,
}: {
  readonly store: Store
  readonly now: () => number
}): Promise<void> {
  const { logsSearches } = await siteSettings(store)
  const today = berlinDate(now())
  for (;;) {
    const oldest = await oldestSearchDay(store.db)
    if (oldest === undefined) return
    if (logsSearches && oldest > daysBefore(today, SEARCH_LOG_DAYS)) return
    await store.write(trx => deleteSearchesOn(trx, oldest))
  }
}
