import { BUSINESS_STATUSES } from '#domain/business/field-values.ts'
import type { OverviewRow } from '#domain/business/overview-row.ts'
import { fold } from '#domain/text/folding.ts'
import { sortKey } from '#domain/text/sort-key.ts'
import { GROUPS } from './groups.ts'

/** The state of a business; `none` for unused ids and for what was removed without a trace. */
export const OVERVIEW_STATE = { none: 0, public: 1, hidden: 2, removed: 3 } as const

/** The columns and their types, about 30 bytes a business. A change needs another INDEX_FORMAT. */
const COLUMNS = {
  /** OVERVIEW_STATE */
  state: Uint8Array,
  /** Index in BUSINESS_STATUSES. */
  status: Uint8Array,
  /** Numbers in OverviewNames. */
  category: Uint32Array,
  city: Uint32Array,
  country: Uint16Array,
  /** Index in GROUPS. */
  group: Uint8Array,
  /** Tenths of a star; 0 when unknown. */
  rating: Uint8Array,
  reviewCount: Uint32Array,
  isDemonstration: Uint8Array,
  /** Seconds since 1970: days begin at full ones. */
  createdAt: Uint32Array,
  updatedAt: Uint32Array,
  /** Rank in the German order of names; equal for equal names. Even in the main file, so that changes find room between. */
  name: Uint32Array,
} as const

export type OverviewColumnName = keyof typeof COLUMNS
export const OVERVIEW_COLUMN_NAMES = Object.keys(COLUMNS) as OverviewColumnName[]

/** One array per property; the index of a business is its id. */
export type OverviewValues = Record<OverviewColumnName, Uint8Array | Uint16Array | Uint32Array>

interface OverviewName {
  readonly name: string
  readonly slug: string
}

/** By their numbers. */
export interface OverviewNames {
  readonly categories: readonly OverviewName[]
  readonly cities: readonly (OverviewName & { readonly shown: string })[]
  readonly countries: readonly string[]
}

export interface NamedEntry extends OverviewName {
  readonly folded: string
  readonly sort: string
}

export interface CityEntry extends NamedEntry {
  readonly shown: string
}

const FIRST_CAPACITY = 1024
const MS_PER_SECOND = 1000

/**
 * What the administrator's table filters, sorts and counts by, of all businesses in columns by id. Ids are given out one
 * after the other, so the columns have hardly any gaps.
 */
export class OverviewColumns {
  readonly categories = new Dictionary<NamedEntry>()
  readonly cities = new Dictionary<CityEntry>()
  readonly countries = new Dictionary<string>()
  #values: OverviewValues
  /** One more than the highest id. */
  end: number

  /** @param values with `end` businesses; without them there are none */
  constructor(values?: OverviewValues, end = 0) {
    this.#values = values ?? makeValues(FIRST_CAPACITY)
    this.end = end
  }

  /** By id, followed by zeroes. */
  get values(): OverviewValues {
    return this.#values
  }

  /** Adds a business, or replaces what is known of it. @param nameRank 0 while ranks are unknown */
  put(row: OverviewRow, nameRank: number): void {
    const { id, category, categorySlug, city, citySlug, shownCity, countryCode } = row
    this.#makeRoom(id)
    const values = this.#values
    values.state[id] = OVERVIEW_STATE[row.state]
    values.status[id] = Math.max(0, BUSINESS_STATUSES.indexOf(row.status))
    values.category[id] = this.#categoryOf({ name: category, slug: categorySlug })
    values.city[id] = this.#cityOf({ name: city, slug: citySlug, shown: shownCity })
    values.country[id] = this.countries.numberOf(countryCode, () => countryCode)
    values.group[id] = Math.max(0, GROUPS.indexOf(row.categoryGroup))
    values.rating[id] = row.rating === null ? 0 : Math.round(row.rating * 10)
    values.reviewCount[id] = row.reviewCount
    values.isDemonstration[id] = row.isDemonstration ? 1 : 0
    values.createdAt[id] = Math.floor(row.createdAt / MS_PER_SECOND)
    values.updatedAt[id] = Math.floor(row.updatedAt / MS_PER_SECOND)
    values.name[id] = nameRank
  }

  /** Forgets a business. */
  drop(id: number): void {
    if (id < this.end) this.#values.state[id] = OVERVIEW_STATE.none
  }

  /** For storing. */
  names(): OverviewNames {
    return {
      categories: this.categories.entries.map(({ name, slug }) => ({ name, slug })),
      cities: this.cities.entries.map(({ name, slug, shown }) => ({ name, slug, shown })),
      countries: this.countries.entries,
    }
  }

  /** Adds stored names, in the order of their numbers. */
  addNames({ categories, cities, countries }: OverviewNames): void {
    for (const category of categories) this.#categoryOf(category)
    for (const city of cities) this.#cityOf(city)
    for (const country of countries) this.countries.numberOf(country, () => country)
  }

  #categoryOf(category: OverviewName): number {
    return this.categories.numberOf(`${category.slug}\n${category.name}`, () => namedEntry(category))
  }

  #cityOf({ shown, ...city }: OverviewNames['cities'][number]): number {
    return this.cities.numberOf(city.slug, () => ({ ...namedEntry(city), shown }))
  }

  #makeRoom(id: number): void {
    const { length } = this.#values.state
    if (id >= length) {
      const grown = makeValues(Math.max(id + 1, length * 2))
      for (const name of OVERVIEW_COLUMN_NAMES) grown[name].set(this.#values[name])
      this.#values = grown
    }
    this.end = Math.max(this.end, id + 1)
  }
}

/** Numbers of values that many businesses share, from 0 in the order of their first appearance. */
export class Dictionary<Entry> {
  readonly #numbers = new Map<string, number>()
  readonly entries: Entry[] = []

  /** @param key equal for equal entries; @param make called for new ones only */
  numberOf(key: string, make: () => Entry): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.entries.push(make()) - 1
    this.#numbers.set(key, number)
    return number
  }
}

/** Zeroed values for ids below `length`. */
export function makeValues(length: number): OverviewValues {
  const made = OVERVIEW_COLUMN_NAMES.map(name => [name, new COLUMNS[name](length)])
  // The names are those of COLUMNS.
  return Object.fromEntries(made) as OverviewValues
}

function namedEntry({ name, slug }: OverviewName): NamedEntry {
  return { name, slug, folded: fold(name), sort: sortKey(name) }
}
