import { SEARCH_LOG_DAYS } from '#domain/search/search-report.ts'
import { berlinDate, daysBefore } from '#domain/time/berlin-day.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import { deleteSearchesOn, oldestSearchDay } from '#store/search/search-log.ts'
import type { Store } from '#store/store.ts'

/**
 * Deletes what the search log may not keep: days before the last 90, and everything when searches are not counted any
 * more. Safe to repeat as often as one likes.
 */
export async function deleteOldSearches({
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
