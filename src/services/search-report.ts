import { setImmediate as turn } from 'node:timers/promises'
import { berlinDate, daysBefore } from '#domain/berlin-day.ts'
import {
  SEARCH_LOG_DAYS,
  type SearchPeriod,
  type SearchReport,
  SHOWN_SEARCH_LINES,
} from '#domain/search-log/search-report.ts'
import { SearchTally } from '#domain/search-log/search-tally.ts'
import { searchesOn } from '#store/search-log.ts'
import type { Store } from '#store/store.ts'

export interface SearchReportDeps {
  readonly store: Store
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * What was searched for in the last days, today included.
 * @param mostLines of each list
 * The whole log is read whatever the period, because it decides what is rare; day by day, so that visitors are
 * answered in between.
 */
export async function searchReport(
  { store, now }: SearchReportDeps,
  { days, mostLines = SHOWN_SEARCH_LINES }: { readonly days: SearchPeriod; readonly mostLines?: number },
): Promise<SearchReport> {
  const today = berlinDate(now())
  const tally = new SearchTally(daysBefore(today, days - 1), today)
  for (let ago = SEARCH_LOG_DAYS - 1; ago >= 0; ago--) {
    const searches = await searchesOn(store.db, daysBefore(today, ago))
    for (const row of searches) tally.add(row)
    if (searches.length > 0) await turn()
  }
  return tally.report(mostLines)
}
