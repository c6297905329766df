import { ADMIN_SORTS, type AdminSort } from '#domain/business/admin-business.ts'
import type { OverviewFilter } from '#domain/business/overview-filter.ts'
import { lastNumber } from '#store/counters.ts'
import { staleIdsOf } from '#store/imports/stale-lists.ts'
import type { Db } from '#store/store.ts'
import { applyFilter, type Matches, type NamedIds } from './apply-filter.ts'
import { ColumnStore } from './column-store.ts'
import { countsOf, totalsOf } from './counts.ts'
import type { QueryKind, TableQueries } from './queries.ts'
import {
  idsChangedBetween,
  idsOfImport,
  type ReadLists,
  rowsAfterChange,
  rowsAfterId,
  type TableRow,
} from './read-rows.ts'
import { SortedIds } from './sorted-ids.ts'
import { sortingsOf } from './sortings.ts'

/** Short reads, so that the write-ahead log can be checkpointed between them. */
const ROWS_PER_READ = 2000

/**
 * Every business in memory, as far as the administrator's table filters, sorts and counts. Each query first reads what
 * was committed since the last one.
 */
export class InMemoryTable {
  readonly #db: Db
  readonly #read: ReadLists
  readonly #rows = new ColumnStore()
  readonly #sorted: Readonly<Record<AdminSort, SortedIds>>
  #lastChange: number | undefined
  /** The matches of the last filter: several pages and orders of one list are usually queried one after the other. */
  #lastMatches: { readonly key: string; readonly change: number; readonly matches: Matches } | undefined

  /** @param read runs queries of `db`'s dialect on the same database */
  constructor(db: Db, read: ReadLists) {
    this.#db = db
    this.#read = read
    const sortings = sortingsOf(this.#rows)
    this.#sorted = {
      name: new SortedIds(sortings.name),
      city: new SortedIds(sortings.city),
      category: new SortedIds(sortings.category),
      rating: new SortedIds(sortings.rating),
      reviewCount: new SortedIds(sortings.reviewCount),
    }
  }

  readonly #answers: {
    readonly [Kind in QueryKind]: (
      question: TableQueries[Kind]['question'],
    ) => TableQueries[Kind]['answer'] | Promise<TableQueries[Kind]['answer']>
  } = {
    list: question => this.#list(question),
    categories: () =>
      countsOf(this.#rows, this.#rows.categories, this.#rows.category, ({ sort }) => sort).map(
        ({ entry, count }) => ({ category: entry.name, count }),
      ),
    cities: () =>
      countsOf(this.#rows, this.#rows.cities, this.#rows.city, ({ sort }) => sort)
        .filter(({ entry }) => entry.name !== '')
        .map(({ entry, count }) => ({ city: entry.shown, count })),
    groups: () =>
      countsOf(this.#rows, this.#rows.groups, this.#rows.group, group => group).map(({ entry, count }) => ({
        group: entry,
        count,
      })),
    countries: () =>
      countsOf(this.#rows, this.#rows.countries, this.#rows.country, code => code).map(
        ({ entry, count }) => ({ countryCode: entry, count }),
      ),
    totals: () => totalsOf(this.#rows),
  }

  /** Answers from everything that is committed at this moment. */
  async answer<Kind extends QueryKind>(
    kind: Kind,
    question: TableQueries[Kind]['question'],
  ): Promise<TableQueries[Kind]['answer']> {
    await this.#catchUp()
    return this.#answers[kind](question)
  }

  /** Sorts before a query needs it. */
  sort(sortBy: AdminSort): void {
    for (const direction of ['asc', 'desc'] as const) this.#sorted[sortBy].inOrder(direction)
  }

  async #list({
    filter,
    sortBy,
    sortOrder,
    offset,
    limit,
  }: TableQueries['list']['question']): Promise<TableQueries['list']['answer']> {
    const { isMatch, total } = await this.#matches(filter)
    const ids = new Uint32Array(Math.max(0, Math.min(limit, total - offset)))
    let [found, taken] = [0, 0]
    for (const part of this.#sorted[sortBy].inOrder(sortOrder)) {
      for (const id of part) {
        if (taken === ids.length) return { ids, total }
        if (isMatch[id] === 1 && found++ >= offset) ids[taken++] = id
      }
    }
    return { ids, total }
  }

  async #matches(filter: OverviewFilter): Promise<Matches> {
    // Imports and searches may name other businesses without a new change number.
    const isCached = filter.run === null && filter.staleSearch === null
    const key = JSON.stringify(filter)
    const change = this.#lastChange ?? 0
    if (isCached && this.#lastMatches?.key === key && this.#lastMatches.change === change)
      return this.#lastMatches.matches
    const matches = applyFilter(this.#rows, filter, await this.#namedBy(filter))
    if (isCached) this.#lastMatches = { key, change, matches }
    return matches
  }

  async #namedBy({ day, run, staleSearch }: OverviewFilter): Promise<NamedIds> {
    const among: ReadonlySet<number>[] = []
    if (run !== null) among.push(new Set(await idsOfImport(this.#db, run.id, run.changes)))
    if (staleSearch !== null) among.push(new Set(await staleIdsOf(this.#db, staleSearch)))
    const ofDay = day === null ? [] : await idsChangedBetween(this.#db, day.from, day.to)
    return { ofDay: new Set(ofDay), among }
  }

  async #catchUp(): Promise<void> {
    this.#lastChange ??= await this.#load()
    for (;;) {
      const rows = rowsAfterChange(this.#db, this.#read, this.#lastChange, ROWS_PER_READ)
      this.#take(rows)
      this.#lastChange = Math.max(this.#lastChange, Number(rows.at(-1)?.change ?? 0))
      if (rows.length < ROWS_PER_READ) return
    }
  }

  /** @returns the change number up to which nothing is missing; what changes during the load has a higher one */
  async #load(): Promise<number> {
    const change = await lastNumber(this.#db, 'change')
    for (let last = 0; ; ) {
      const rows = rowsAfterId(this.#db, this.#read, last, ROWS_PER_READ)
      this.#take(rows)
      last = rows.at(-1)?.id ?? last
      if (rows.length < ROWS_PER_READ) return change
    }
  }

  #take(rows: readonly TableRow[]): void {
    for (const row of rows) {
      this.#rows.put(row)
      for (const sort of ADMIN_SORTS) this.#sorted[sort].note(row.id)
    }
  }
}
