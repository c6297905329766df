import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SearchLine, SearchReport } from '#domain/search/listed-searches.ts'
import {
  SEARCH_LOG_DAYS,
  type SearchListName,
  type SearchPeriod,
  SHOWN_SEARCH_LINES,
} from '#domain/search/search-report.ts'
import { SearchTally } from '#domain/search/search-tally.ts'
import { berlinDate, daysBefore } from '#domain/time/berlin-day.ts'
import { type CsvRow, csvText } from '#gateways/csv/csv-file.ts'
import { recordAudit } from '#store/audit.ts'
import { searchesOn } from '#store/search/search-log.ts'
import type { Store, StoreDeps } from '#store/store.ts'

/** Rows read at once. */
const BATCH = 1_000

/**
 * What was searched for in the last days, today included.
 * @param mostLines of each list
 * The whole log is read for any period, because it decides what is rare; a few milliseconds at a time, so that visitors
 * are answered in between (270,000 rows, about the maximum, take 1.6 s in all).
 */
export async function searchReport(
  { store, now }: StoreDeps,
  { days, mostLines = SHOWN_SEARCH_LINES }: { readonly days: SearchPeriod; readonly mostLines?: number },
): Promise<SearchReport> {
  const today = berlinDate(now())
  const tally = new SearchTally(daysBefore(today, days - 1), today)
  for (let ago = SEARCH_LOG_DAYS - 1; ago >= 0; ago--) {
    await addDay(store, tally, daysBefore(today, ago))
  }
  return tally.report(mostLines)
}

/** The table's limit; nobody reads further. */
const MOST_LINES = 10_000

/**
 * A list of the search report as CSV for Excel. The download is written to the audit log before its first byte.
 * @param header query, place, languages, searches, without results, corrected, corrected to
 */
export async function exportSearches(
  deps: StoreDeps,
  {
    list,
    days,
    account,
    header,
  }: {
    readonly list: SearchListName
    readonly days: SearchPeriod
    readonly account: string
    readonly header: readonly string[]
  },
): Promise<string> {
  const { lists } = await searchReport(deps, { days, mostLines: MOST_LINES })
  await deps.store.write(trx =>
    recordAudit(trx, { account, action: 'searches.downloaded', details: { list, days }, now: deps.now() }),
  )
  return csvText(header, lists[list].lines.map(rowOf))
}

async function addDay({ db }: Store, tally: SearchTally, day: string): Promise<void> {
  for (let offset = 0; ; offset += BATCH) {
    const searches = await searchesOn(db, day, { offset, limit: BATCH })
    for (const row of searches) tally.add(row)
    if (searches.length > 0) await nextTurn()
    if (searches.length < BATCH) return
  }
}

function rowOf(line: SearchLine): CsvRow {
  const { query, place, languages, searches, withoutResults, corrected, correctedTo } = line
  return [query, place, languages.join(', '), searches, withoutResults, corrected, correctedTo]
}
