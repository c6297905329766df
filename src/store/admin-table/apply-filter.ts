import type { NamedBy, OverviewFilter } from '#domain/business/overview-filter.ts'
import { isMeant } from '#domain/business/overview-text.ts'
import {
  type ColumnStore,
  type Dictionary,
  HIDDEN,
  type NamedEntry,
  NOWHERE,
  PUBLIC,
  REMOVED,
} from './column-store.ts'

/** The businesses that a filter finds: 1 at the id of each. */
export interface Matches {
  readonly isMatch: Uint8Array
  readonly total: number
}

const STATES = { public: [PUBLIC], hidden: [HIDDEN], removed: [REMOVED] } as const
const NOT_REMOVED = [PUBLIC, HIDDEN] as const

/** What the filter names that is not in memory, and is read for it. */
export interface NamedIds {
  /** Changed on its day, by the history. */
  readonly ofDay: ReadonlySet<number>
  /** Of its import and its search; a business must be in each of them. */
  readonly among: readonly ReadonlySet<number>[]
}

/** Scans all businesses once by id, which is their order in memory. */
export function applyFilter(rows: ColumnStore, filter: OverviewFilter, { ofDay, among }: NamedIds): Matches {
  const states: readonly number[] = filter.state === null ? NOT_REMOVED : STATES[filter.state]
  const [stateA = NOWHERE, stateB = stateA] = states
  const categories = filter.category === null ? null : flags(rows.categories, filter.category)
  const cities = filter.city === null ? null : flags(rows.cities, filter.city)
  const group = filter.group === null ? null : codeIn(rows.groups.entries, filter.group)
  const country = filter.country === null ? null : codeIn(rows.countries.entries, filter.country)
  const { day, search } = filter
  const { state, text } = rows
  const isMatch = new Uint8Array(rows.end)
  let total = 0
  for (let id = 0; id < rows.end; id++) {
    if (state[id] !== stateA && state[id] !== stateB) continue
    if (group !== null && rows.group[id] !== group) continue
    if (country !== null && rows.country[id] !== country) continue
    if (categories !== null && categories[rows.category[id] ?? 0] !== 1) continue
    if (cities !== null && cities[rows.city[id] ?? 0] !== 1) continue
    if (day !== null && !isOfDay(rows, id, day) && !ofDay.has(id)) continue
    if (among.length > 0 && !among.every(ids => ids.has(id))) continue
    if (search !== null && !isMeant(search, id, text[id] ?? '')) continue
    isMatch[id] = 1
    total++
  }
  return { isMatch, total }
}

function isOfDay(
  { createdAt, updatedAt }: ColumnStore,
  id: number,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const created = createdAt[id] ?? 0
  const updated = updatedAt[id] ?? 0
  return (created >= from && created < to) || (updated >= from && updated < to)
}

/** 1 at the code of every name that the filter matches. */
function flags({ entries }: Dictionary<NamedEntry>, ways: readonly NamedBy[]): Uint8Array {
  const flags = new Uint8Array(entries.length)
  for (const way of ways) {
    entries.forEach((entry, code) => {
      if (isNamed(entry, way)) flags[code] = 1
    })
    if (flags.includes(1)) break
  }
  return flags
}

function isNamed(entry: NamedEntry, way: NamedBy): boolean {
  if ('slug' in way) return entry.slug === way.slug
  return 'name' in way ? entry.name === way.name : entry.folded === way.folded
}

/** The code of a value; -1 when no business has it. */
function codeIn(entries: readonly string[], value: string): number {
  return entries.indexOf(value)
}
