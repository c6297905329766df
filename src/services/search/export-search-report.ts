import type { SearchLine, SearchListName, SearchPeriod } from '#domain/search/search-report.ts'
import { type CsvRow, csvText } from '#gateways/csv/csv-file.ts'
import { recordAudit } from '#store/audit.ts'
import { type SearchReportDeps, searchReport } from './search-report.ts'

/** A table for people; beyond this nobody reads. */
const MOST_LINES = 10_000

/**
 * A list of the search report as CSV for Excel. The download is written to the audit log before its first byte.
 * @param header query, place, languages, searches, without results, corrected, corrected to
 */
export async function exportSearches(
  deps: SearchReportDeps,
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

function rowOf(line: SearchLine): CsvRow {
  const { query, place, languages, searches, withoutResults, corrected, correctedTo } = line
  return [query, place, languages.join(', '), searches, withoutResults, corrected, correctedTo]
}
