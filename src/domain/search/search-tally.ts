import type { SearchLine, SearchList, SearchReport } from '#domain/search/listed-searches.ts'
import { LEAST_SEARCHES, type LoggedSearches } from './search-report.ts'

interface Line extends SearchLine {
  /** Number of results on the last day of the search. */
  readonly results: number
  readonly lastDay: string
}

/** Sums up the search log for a report on some days. Add its rows in the order of days. */
export class SearchTally {
  readonly #from: string
  readonly #to: string
  /** Number of searches by query in the whole log. */
  readonly #ever = new Map<string, number>()
  /** Lines of the period by query, all places together. */
  readonly #byQuery = new Map<string, Line>()
  /** Lines of the period by query and place: searches that had no results at least once. */
  readonly #empty = new Map<string, Line>()

  /** @param from first day of the report @param to last day; both ISO dates */
  constructor(from: string, to: string) {
    this.#from = from
    this.#to = to
  }

  add(row: LoggedSearches): void {
    this.#ever.set(row.query, (this.#ever.get(row.query) ?? 0) + row.searches)
    if (row.day < this.#from || row.day > this.#to) return
    this.#byQuery.set(row.query, extended(this.#byQuery.get(row.query), row, ''))
    const key = `${row.query}\n${row.place}`
    const empty = this.#empty.get(key)
    if (empty !== undefined || row.withoutResults > 0) this.#empty.set(key, extended(empty, row, row.place))
  }

  /** @param mostLines of each list */
  report(mostLines: number): SearchReport {
    const all = [...this.#byQuery.values()]
    const empty = [...this.#empty.values()].filter(({ results }) => results === 0)
    const isFrequent = ({ query }: Line) => (this.#ever.get(query) ?? 0) >= LEAST_SEARCHES
    const frequent = all.filter(isFrequent)
    const shown = new Set(empty.map(({ query }) => query))
    const rare = all.filter(line => !isFrequent(line) && !shown.has(line.query))
    const corrected = frequent.filter(line => line.corrected > 0)
    return {
      from: this.#from,
      to: this.#to,
      searches: sum(all, 'searches'),
      withoutResults: sum(all, 'withoutResults'),
      corrected: sum(all, 'corrected'),
      rare: { queries: rare.length, searches: sum(rare, 'searches') },
      lists: {
        top: listOf(frequent, 'searches', mostLines),
        'without-results': listOf(empty, 'withoutResults', mostLines),
        corrected: listOf(corrected, 'corrected', mostLines),
      },
    }
  }
}

type Count = 'searches' | 'withoutResults' | 'corrected'

function extended(line: Line | undefined, row: LoggedSearches, place: string): Line {
  if (line === undefined) {
    const { day, query, language, searches, withoutResults, corrected, correctedTo, results } = row
    const counts = { searches, withoutResults, corrected }
    return { query, place, languages: [language], ...counts, correctedTo, results, lastDay: day }
  }
  return {
    query: line.query,
    place,
    languages: line.languages.includes(row.language) ? line.languages : [...line.languages, row.language],
    searches: line.searches + row.searches,
    withoutResults: line.withoutResults + row.withoutResults,
    corrected: line.corrected + row.corrected,
    correctedTo: row.correctedTo ?? line.correctedTo,
    results: row.day === line.lastDay ? Math.max(line.results, row.results) : row.results,
    lastDay: row.day,
  }
}

function sum(lines: readonly Line[], count: Count): number {
  return lines.reduce((total, line) => total + line[count], 0)
}

function listOf(lines: readonly Line[], by: Count, most: number): SearchList {
  const sorted = lines.toSorted(
    (a, b) => b[by] - a[by] || compare(a.query, b.query) || compare(a.place, b.place),
  )
  return {
    total: lines.length,
    lines: sorted.slice(0, most).map(({ results: _results, lastDay: _lastDay, ...line }) => line),
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
