import type { DatabaseSync } from 'node:sqlite'
import type { GroupSlug } from '#domain/category/group.ts'
import { STATES, type StateCode } from '#domain/place/state.ts'
import { GROUPS } from '#search/document/groups.ts'
import type { IndexedCategory, IndexedCity, LookupTables } from '#search/document/lookup-tables.ts'
import { uint32s } from './schema.ts'

/** Numbers of entries in the lookup tables. */
export interface LookupCounts {
  readonly cities: number
  readonly categories: number
  readonly schedules: number
  readonly categorySets: number
}

export const NONE_STORED: LookupCounts = { cities: 0, categories: 0, schedules: 0, categorySets: 0 }

/** The entries of the lookup tables by number. */
export interface LookupEntries {
  readonly cities: readonly IndexedCity[]
  readonly categories: readonly IndexedCategory[]
  readonly schedules: readonly Uint16Array[]
  readonly categorySets: readonly Uint32Array[]
}

/** The entries by number. */
export function lookupEntries({ cities, categories, schedules, categorySets }: LookupTables): LookupEntries {
  return {
    cities: cities.entries,
    categories: categories.entries,
    schedules: schedules.entries,
    categorySets: categorySets.entries,
  }
}

/** Adds entries to empty tables. */
export function addLookupEntries(
  lookup: LookupTables,
  { cities, categories, schedules, categorySets }: LookupEntries,
): void {
  for (const city of cities) lookup.cities.add(city.slug, city)
  for (const category of categories) lookup.categories.add(category.slug, category)
  for (const week of schedules) lookup.schedules.add(week.join(), week)
  for (const set of categorySets) lookup.categorySets.add(set.join(), set)
}

/** How many entries there are. */
export function lookupCounts({ cities, categories, schedules, categorySets }: LookupTables): LookupCounts {
  return {
    cities: cities.size,
    categories: categories.size,
    schedules: schedules.size,
    categorySets: categorySets.size,
  }
}

/** Stores the entries from the numbers `stored` on. */
export function storeLookupTables(database: DatabaseSync, lookup: LookupEntries, stored: LookupCounts): void {
  const city = database.prepare('INSERT OR REPLACE INTO city VALUES (?, ?, ?, ?, ?, ?, ?)')
  lookup.cities.slice(stored.cities).forEach((entry, at) => {
    const { slug, name, shown, state, latitude, longitude } = entry
    city.run(stored.cities + at, slug, name, shown, state, latitude, longitude)
  })
  const category = database.prepare('INSERT OR REPLACE INTO category VALUES (?, ?, ?, ?)')
  lookup.categories.slice(stored.categories).forEach(({ slug, name, group }, at) => {
    category.run(stored.categories + at, slug, name, group)
  })
  const schedule = database.prepare('INSERT OR REPLACE INTO schedule VALUES (?, ?)')
  lookup.schedules.slice(stored.schedules).forEach((week, at) => {
    schedule.run(stored.schedules + at, bytesOf(week))
  })
  const categorySet = database.prepare('INSERT OR REPLACE INTO category_set VALUES (?, ?)')
  lookup.categorySets.slice(stored.categorySets).forEach((set, at) => {
    categorySet.run(stored.categorySets + at, bytesOf(set))
  })
}

/**
 * Adds the entries of a file that are not known yet.
 * Read the main file before its delta: the delta's numbers continue those of the main file.
 */
export function loadLookupTables(database: DatabaseSync, lookup: LookupTables): void {
  const cities = database.prepare('SELECT * FROM city WHERE number >= ? ORDER BY number')
  for (const row of cities.iterate(lookup.cities.size)) {
    const slug = String(row.slug)
    lookup.cities.add(slug, {
      slug,
      name: String(row.name),
      shown: String(row.shown),
      state: stateOf(row.state),
      latitude: numberOrNull(row.latitude),
      longitude: numberOrNull(row.longitude),
    })
  }
  const categories = database.prepare('SELECT * FROM category WHERE number >= ? ORDER BY number')
  for (const row of categories.iterate(lookup.categories.size)) {
    const slug = String(row.slug)
    lookup.categories.add(slug, { slug, name: String(row.name), group: groupOf(row.group_slug) })
  }
  const schedules = database.prepare('SELECT week FROM schedule WHERE number >= ? ORDER BY number')
  for (const { week } of schedules.iterate(lookup.schedules.size)) {
    if (!(week instanceof Uint8Array)) continue
    const encoded = new Uint16Array(week.buffer, week.byteOffset, week.byteLength / 2)
    lookup.schedules.add(encoded.join(), encoded)
  }
  const sets = database.prepare('SELECT categories FROM category_set WHERE number >= ? ORDER BY number')
  for (const { categories: stored } of sets.iterate(lookup.categorySets.size)) {
    if (!(stored instanceof Uint8Array)) continue
    const set = uint32s(stored)
    lookup.categorySets.add(set.join(), set)
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint16Array | Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function stateOf(value: unknown): StateCode | null {
  return typeof value === 'string' && value in STATES ? (value as StateCode) : null
}

function groupOf(value: unknown): GroupSlug {
  return GROUPS.find(group => group === value) ?? 'sonstiges'
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
