import { BUSINESS_STATUSES } from '#domain/business/field-values.ts'
import type { NamedBy, OverviewFilter } from '#domain/business/overview-filter.ts'
import { GROUPS } from '#search/document/groups.ts'
import type { OverviewColumns } from '#search/document/overview-columns.ts'
import { type Dictionary, type NamedEntry, OVERVIEW_STATE } from '#search/document/overview-columns.ts'
import type { NamedIds } from './queries.ts'

const { public: PUBLIC, hidden: HIDDEN, removed: REMOVED } = OVERVIEW_STATE
const STATES = { public: [PUBLIC], hidden: [HIDDEN], removed: [REMOVED] } as const
const NOT_REMOVED = [PUBLIC, HIDDEN] as const

/** Finds by everything but the search. @returns 1 at the id of each business found */
export function applyFilter(
  columns: OverviewColumns,
  filter: OverviewFilter,
  { ofDay, among }: NamedIds,
): Uint8Array {
  const states: readonly number[] = filter.state === null ? NOT_REMOVED : STATES[filter.state]
  const [stateA = OVERVIEW_STATE.none, stateB = stateA] = states
  const categories = filter.category === null ? null : flags(columns.categories, filter.category)
  const cities = filter.city === null ? null : flags(columns.cities, filter.city)
  const status = filter.status === null ? null : BUSINESS_STATUSES.indexOf(filter.status)
  const group = filter.group === null ? null : GROUPS.findIndex(slug => slug === filter.group)
  const country = filter.country === null ? null : columns.countries.entries.indexOf(filter.country)
  const day = filter.day === null ? null : { from: filter.day.from / 1000, to: filter.day.to / 1000 }
  const { end } = columns
  const {
    state,
    status: statuses,
    category,
    city,
    group: groups,
    country: countries,
    createdAt,
    updatedAt,
  } = columns.values
  const isOfDay = day === null ? null : flagsAt(ofDay, end)
  const isAmong = among.map(ids => flagsAt(ids, end))
  const isMatch = new Uint8Array(end)
  for (let id = 0; id < end; id++) {
    if (state[id] !== stateA && state[id] !== stateB) continue
    if (status !== null && statuses[id] !== status) continue
    if (group !== null && groups[id] !== group) continue
    if (country !== null && countries[id] !== country) continue
    if (categories !== null && categories[category[id] ?? 0] !== 1) continue
    if (cities !== null && cities[city[id] ?? 0] !== 1) continue
    if (
      day !== null &&
      !isWithin(createdAt[id] ?? 0, day) &&
      !isWithin(updatedAt[id] ?? 0, day) &&
      isOfDay?.[id] !== 1
    )
      continue
    if (!isAmong.every(flags => flags[id] === 1)) continue
    isMatch[id] = 1
  }
  return isMatch
}

function isWithin(second: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return second >= from && second < to
}

function flagsAt(ids: Uint32Array, end: number): Uint8Array {
  const flags = new Uint8Array(end)
  for (const id of ids) flags[id] = 1
  return flags
}

/** 1 at the number of every name that the filter matches. */
function flags({ entries }: Dictionary<NamedEntry>, ways: readonly NamedBy[]): Uint8Array {
  const flags = new Uint8Array(entries.length)
  for (const way of ways) {
    entries.forEach((entry, number) => {
      if (isNamed(entry, way)) flags[number] = 1
    })
    if (flags.includes(1)) break
  }
  return flags
}

function isNamed(entry: NamedEntry, way: NamedBy): boolean {
  if ('slug' in way) return entry.slug === way.slug
  return 'name' in way ? entry.name === way.name : entry.folded === way.folded
}
