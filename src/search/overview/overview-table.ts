import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { ADMIN_SORTS, type AdminSort } from '#domain/business/admin-business.ts'
import type { OverviewFilter } from '#domain/business/overview-filter.ts'
import type { OverviewRow } from '#domain/business/overview-row.ts'
import { parseCheckedText } from '#search/document/checked-text.ts'
import { GROUPS } from '#search/document/groups.ts'
import {
  makeValues,
  OVERVIEW_COLUMN_NAMES,
  OverviewColumns,
  type OverviewNames,
} from '#search/document/overview-columns.ts'
import type { IndexFiles } from '#search/index/open-files.ts'
import {
  blobOf,
  bytesIn,
  metaNumber,
  OVERVIEW_NAMES_BLOB,
  overviewBlob,
  uint32s,
} from '#search/index/schema.ts'
import { applyFilter } from './apply-filter.ts'
import { applySearch, type StoredLines } from './apply-search.ts'
import { countsOf, totalsOf } from './counts.ts'
import type { NamedIds, OverviewQueries, QueryKind } from './queries.ts'
import { SortedIds } from './sorted-ids.ts'
import { sortingsOf } from './sortings.ts'

/** The businesses that a filter finds: 1 at the id of each. */
interface Matches {
  readonly isMatch: Uint8Array
  readonly total: number
}

/**
 * One generation of an index as the administrator's table reads it: every business of the main file and its delta. About
 * 60 bytes a business are in memory; the texts stay in the file.
 */
export class OverviewTable {
  readonly #main: DatabaseSync
  readonly #delta: DatabaseSync
  readonly #columns: OverviewColumns
  readonly #sorted: Readonly<Record<AdminSort, SortedIds>>
  /** Of changed businesses, by id. */
  readonly #nameKeys = new Map<number, string>()
  readonly #texts = new Map<number, string>()
  readonly #lines: StoredLines
  readonly #changedEntries: StatementSync
  readonly #dataVersion: StatementSync
  #seenDataVersion = -1
  #entryVersion = 0
  #lastChange = 0
  /** The matches of the last filter: several pages and orders of one list are usually queried one after the other. */
  #lastMatches: { readonly key: string; readonly isMatch: Uint8Array; readonly total: number } | undefined

  constructor({ main, delta }: IndexFiles) {
    this.#main = main
    this.#delta = delta
    this.#columns = loadColumns(main)
    this.#lines = openLines(main)
    const sortings = sortingsOf(this.#columns, this.#nameKeys)
    const sorted = (sortBy: AdminSort) => new SortedIds(sortings[sortBy], () => this.#columns.end)
    this.#sorted = {
      name: sorted('name'),
      city: sorted('city'),
      category: sorted('category'),
      rating: sorted('rating'),
      reviewCount: sorted('reviewCount'),
    }
    this.#dataVersion = delta.prepare('PRAGMA data_version')
    this.#changedEntries = delta.prepare(
      'SELECT id, version, name_rank, name_key, row FROM overview_entry WHERE version > ? ORDER BY version',
    )
  }

  /** Reads what changed in the delta. @returns the change number up to which the answers are complete */
  follow(): number {
    const dataVersion = Number(this.#dataVersion.get()?.data_version)
    if (dataVersion === this.#seenDataVersion) return this.#lastChange
    this.#delta.exec('BEGIN')
    try {
      this.#lastChange = metaNumber(this.#delta, 'lastChange')
      for (const entry of this.#changedEntries.iterate(this.#entryVersion)) {
        // Written by the delta writer of this version.
        const row = entry.row === null ? undefined : (parseCheckedText(entry.row) as OverviewRow)
        this.#put(Number(entry.id), row, Number(entry.name_rank), String(entry.name_key))
        this.#entryVersion = Number(entry.version)
      }
    } finally {
      this.#delta.exec('COMMIT')
    }
    this.#seenDataVersion = dataVersion
    this.#lastMatches = undefined
    return this.#lastChange
  }

  answer<Kind extends QueryKind>(
    kind: Kind,
    question: OverviewQueries[Kind]['question'],
  ): OverviewQueries[Kind]['answer'] {
    return this.#answers[kind](question)
  }

  close(): void {
    this.#main.close()
    this.#delta.close()
  }

  readonly #answers: {
    readonly [Kind in QueryKind]: (
      question: OverviewQueries[Kind]['question'],
    ) => OverviewQueries[Kind]['answer']
  } = {
    list: question => this.#list(question),
    categories: () => {
      const { entries } = this.#columns.categories
      return countsOf(this.#columns, entries, this.#columns.values.category, ({ sort }) => sort).map(
        ({ entry, count }) => ({ category: entry.name, count }),
      )
    },
    cities: () => {
      const { entries } = this.#columns.cities
      return countsOf(this.#columns, entries, this.#columns.values.city, ({ sort }) => sort)
        .filter(({ entry }) => entry.name !== '')
        .map(({ entry, count }) => ({ city: entry.shown, count }))
    },
    groups: () =>
      countsOf(this.#columns, GROUPS, this.#columns.values.group, group => group).map(({ entry, count }) => ({
        group: entry,
        count,
      })),
    countries: () => {
      const { entries } = this.#columns.countries
      return countsOf(this.#columns, entries, this.#columns.values.country, code => code).map(
        ({ entry, count }) => ({ countryCode: entry, count }),
      )
    },
    totals: () => totalsOf(this.#columns),
  }

  #put(id: number, row: OverviewRow | undefined, nameRank: number, nameKey: string): void {
    if (row === undefined) {
      this.#columns.drop(id)
      this.#texts.set(id, '')
      return
    }
    this.#columns.put(row, nameRank)
    this.#nameKeys.set(id, nameKey)
    this.#texts.set(id, row.text)
    for (const sort of ADMIN_SORTS) this.#sorted[sort].note(id)
  }

  #list({
    filter,
    named,
    sortBy,
    sortOrder,
    offset,
    limit,
  }: OverviewQueries['list']['question']): OverviewQueries['list']['answer'] {
    const { isMatch, total } = this.#matches(filter, named)
    const ids = new Uint32Array(Math.max(0, Math.min(limit, total - offset)))
    let [found, taken] = [0, 0]
    if (ids.length === 0) return { ids, total }
    for (const part of this.#sorted[sortBy].inOrder(sortOrder)) {
      for (const id of part) {
        if (taken === ids.length) return { ids, total }
        if (isMatch[id] === 1 && found++ >= offset) ids[taken++] = id
      }
    }
    return { ids, total }
  }

  #matches(filter: OverviewFilter, named: NamedIds): Matches {
    // The ids that the caller has read may be others without a change.
    const isCached = filter.day === null && filter.run === null && filter.staleSearch === null
    const key = JSON.stringify(filter)
    if (isCached && this.#lastMatches?.key === key) return this.#lastMatches
    const isMatch = applyFilter(this.#columns, filter, named)
    if (filter.search !== null) applySearch(isMatch, filter.search, this.#lines, this.#texts)
    let total = 0
    for (let id = 0; id < isMatch.length; id++) total += isMatch[id] ?? 0
    if (isCached) this.#lastMatches = { key, isMatch, total }
    return { isMatch, total }
  }
}

function loadColumns(main: DatabaseSync): OverviewColumns {
  const state = blobOf(main, overviewBlob('state'))
  const end = state.byteLength
  const values = makeValues(end)
  for (const name of OVERVIEW_COLUMN_NAMES) {
    const { buffer, byteLength } = values[name]
    new Uint8Array(buffer).set(blobOf(main, overviewBlob(name)).subarray(0, byteLength))
  }
  const columns = new OverviewColumns(values, end)
  const names = Buffer.from(blobOf(main, OVERVIEW_NAMES_BLOB)).toString()
  // Written by the build of an index of this version.
  if (names !== '') columns.addNames(parseCheckedText(names) as OverviewNames)
  return columns
}

function openLines(main: DatabaseSync): StoredLines {
  const ids = main.prepare('SELECT ids FROM overview_lines WHERE number = ?')
  const lines = main.prepare('SELECT ends, lines FROM overview_lines WHERE number = ?')
  const last = main.prepare('SELECT coalesce(max(number), 0) AS number FROM overview_lines')
  return {
    chunkCount: Number(last.get()?.number),
    ids: chunk => uint32s(bytesIn(ids.get(chunk)?.ids)),
    lines: chunk => {
      const row = lines.get(chunk)
      return { ends: uint32s(bytesIn(row?.ends)), lines: bytesIn(row?.lines) }
    },
  }
}
