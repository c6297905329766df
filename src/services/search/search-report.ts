import { setImmediate as turn } from 'node:timers/promises'
import {
  SEARCH_LOG_DAYS,
  type SearchPeriod,
  type SearchReport,
  SHOWN_SEARCH_LINES,
} from '#domain/search/search-report.ts'
import { SearchTally } from '#domain/search/search-tally.ts'
import { berlinDate, daysBefore } from '#domain/time/berlin-day.ts'
import { searchesOn } from '#store/search/search-log.ts'
import type { Store } from '#store/store.ts'

/** Rows read at once. */
const BATCH = 1_000

export interface SearchReportDeps {
  readonly store: Store
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * What was searched for in the last days, today included.
 * @param mostLines of each list
 * The whole log is read whatever the period, because it decides what is rare; a few milliseconds at a
 * time, so that visitors are answered in between (270,000 rows, about the most there can be, take 1.6 s in all).
 */
export async function searchReport(
  { store, now }: SearchReportDeps,
  { days, mostLines = SHOWN_SEARCH_LINES }: { readonly days: SearchPeriod; readonly mostLines?: number },
): Promise<SearchReport> {
  const today = berlinDate(now())
  const tally = new SearchTally(daysBefore(today, days - 1), today)
  for (let ago = SEARCH_LOG_DAYS - 1; ago >= 0; ago--) {
    await addDay(store, tally, daysBefore(today, ago))
  }
  return tally.report(mostLines)
}

async function addDay({ db }: Store, tally: SearchTally, day: string): Promise<void> {
  for (let offset = 0; ; offset += BATCH) {
    const searches = await searchesOn(db, day, { offset, limit: BATCH })
    for (const row of searches) tally.add(row)
    if (searches.length > 0) await turn()
    if (searches.length < BATCH) return
  }
}
