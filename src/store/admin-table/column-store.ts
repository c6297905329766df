import { overviewText } from '#domain/business/overview-text.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import { HOME_COUNTRY } from '#domain/place/country.ts'
import { shownCityName } from '#domain/place/shown-city-name.ts'
import { fold } from '#domain/text/folding.ts'
import { sortKey } from '#domain/text/sort-key.ts'
import { isFreedAddress } from '#store/businesses/freed-address.ts'
import type { TableRow } from './read-rows.ts'

export interface NamedEntry {
  readonly name: string
  readonly slug: string
  readonly folded: string
  readonly sort: string
}

export interface CityEntry extends NamedEntry {
  /** With its state where two cities have the same name. */
  readonly shown: string
}

/** The state of a business; `NOWHERE` for unused ids and for what was removed without a trace. */
export const NOWHERE = 0
export const PUBLIC = 1
export const HIDDEN = 2
export const REMOVED = 3

const FIRST_CAPACITY = 1024

/**
 * What the administrator's table filters and sorts by, of all businesses, in columns by id. Ids are given out one after
 * the other, so the columns have hardly any gaps. About 40 bytes a business beside its text and its sort key.
 */
export class ColumnStore {
  readonly categories = new Dictionary<NamedEntry>()
  readonly cities = new Dictionary<CityEntry>()
  readonly groups = new Dictionary<GroupSlug>()
  readonly countries = new Dictionary<string>()
  /** One more than the highest id. */
  end = 0

  state = new Uint8Array(FIRST_CAPACITY)
  category = new Uint32Array(FIRST_CAPACITY)
  city = new Uint32Array(FIRST_CAPACITY)
  group = new Uint8Array(FIRST_CAPACITY)
  country = new Uint16Array(FIRST_CAPACITY)
  /** Tenths; 0: unknown. */
  rating = new Uint8Array(FIRST_CAPACITY)
  reviewCount = new Uint32Array(FIRST_CAPACITY)
  isDemonstration = new Uint8Array(FIRST_CAPACITY)
  /** Milliseconds since 1970. */
  createdAt = new Float64Array(FIRST_CAPACITY)
  updatedAt = new Float64Array(FIRST_CAPACITY)
  /** Sort keys of names in German order. */
  readonly nameSort: string[] = []
  /** What the table's search looks in. */
  readonly text: string[] = []

  /** Adds a business, or replaces what is known of it. */
  put(row: TableRow): void {
    const { id } = row
    const country = row.country_code || HOME_COUNTRY
    while (this.end <= id) this.#append()
    this.state[id] = stateOf(row)
    this.category[id] = this.categories.codeOf(`${row.category_slug}\n${row.category}`, () =>
      namedEntry(row.category, row.category_slug),
    )
    this.city[id] = this.cities.codeOf(row.city_slug, () => ({
      ...namedEntry(row.city, row.city_slug),
      shown: shownCityName({ name: row.city, slug: row.city_slug, state: row.state, countryCode: country }),
    }))
    this.group[id] = this.groups.codeOf(row.category_group, () => row.category_group)
    this.country[id] = this.countries.codeOf(country, () => country)
    this.rating[id] = row.rating === null ? 0 : Math.round(row.rating * 10)
    this.reviewCount[id] = row.review_count
    this.isDemonstration[id] = row.source === 'demonstration' ? 1 : 0
    this.createdAt[id] = Number(row.created_at)
    this.updatedAt[id] = Number(row.updated_at)
    this.nameSort[id] = row.name_sort
    this.text[id] = overviewText({
      name: row.name,
      fullAddress: row.full_address,
      street: row.street,
      postalCode: row.postal_code,
      city: row.city,
      placeId: row.place_id,
      phone: row.phone,
    })
  }

  #append(): void {
    if (this.end === this.state.length) this.#grow(this.end * 2)
    this.nameSort[this.end] = ''
    this.text[this.end] = ''
    this.end++
  }

  #grow(capacity: number): void {
    this.state = grown(this.state, new Uint8Array(capacity))
    this.category = grown(this.category, new Uint32Array(capacity))
    this.city = grown(this.city, new Uint32Array(capacity))
    this.group = grown(this.group, new Uint8Array(capacity))
    this.country = grown(this.country, new Uint16Array(capacity))
    this.rating = grown(this.rating, new Uint8Array(capacity))
    this.reviewCount = grown(this.reviewCount, new Uint32Array(capacity))
    this.isDemonstration = grown(this.isDemonstration, new Uint8Array(capacity))
    this.createdAt = grown(this.createdAt, new Float64Array(capacity))
    this.updatedAt = grown(this.updatedAt, new Float64Array(capacity))
  }
}

/** Codes for values that many businesses share, from 0 in the order of their first appearance. */
export class Dictionary<Entry> {
  readonly #codes = new Map<string, number>()
  readonly entries: Entry[] = []

  /** @param key equal for equal entries; @param make called for new ones only */
  codeOf(key: string, make: () => Entry): number {
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    const code = this.entries.push(make()) - 1
    this.#codes.set(key, code)
    return code
  }
}

function grown<Column extends { set(values: Column): void }>(column: Column, larger: Column): Column {
  larger.set(column)
  return larger
}

function stateOf(row: TableRow): number {
  if (row.removed_at !== null && isFreedAddress(row.url_slug)) return NOWHERE
  if (row.removed_at !== null) return REMOVED
  return row.is_hidden === 1 ? HIDDEN : PUBLIC
}

function namedEntry(name: string, slug: string): NamedEntry {
  return { name, slug, folded: fold(name), sort: sortKey(name) }
}
