import type { ResolvedPlace, SearchSort } from '#domain/search/search.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import type { Position } from '#search/geo/sphere.ts'

/** What a result must satisfy to be at the place asked for. */
export type PlaceRestriction =
  | { readonly kind: 'everywhere' }
  /** The number of a city of the index. */
  | { readonly kind: 'city'; readonly city: number }
  /** A mark of tokens.ts: a postal code, its first digits, a district. */
  | { readonly kind: 'token'; readonly token: string }
  /** Words of an address that no gazetteer knows: streets, quarters. */
  | { readonly kind: 'words'; readonly words: readonly QueryTerm[] }
  /** A real place without any business. */
  | { readonly kind: 'nowhere' }

/** A place as asked for. */
export interface ParsedPlace {
  readonly shown: ResolvedPlace | null
  readonly restriction: PlaceRestriction
  /** Where distances are measured from; null when its position is unknown. */
  readonly centre: Position | null
}

/** Numbers of categories and of groups, any of which will do. */
export interface CategoryFilter {
  readonly real: ReadonlySet<number>
  readonly groups: ReadonlySet<number>
  /** The groups whose categories are offered beside those asked for; undefined: all groups. */
  readonly offered: ReadonlySet<number> | undefined
}

/** Everything but words and place. */
export interface Filters {
  /** Undefined: all. */
  readonly categories: CategoryFilter | undefined
  /** Numbers of cities, any of which will do; undefined: all. */
  readonly cities: ReadonlySet<number> | undefined
  /** Tenths of a star. */
  readonly minRating: number
  /** Bits of FLAG that must be set. */
  readonly flags: number
  /** Price levels as bits (1 << level), any of which will do; 0: all. */
  readonly prices: number
  readonly isOpenNow: boolean
}

/** A query as understood. */
export interface ParsedQuery {
  /** The words looked for, without the place. */
  readonly what: string
  readonly terms: readonly QueryTerm[]
  readonly place: ParsedPlace | null
  /** Around the place; undefined: exactly the place. */
  readonly radiusMetres: number | undefined
  readonly filters: Filters
  readonly sort: SearchSort
}

export const NO_FILTERS: Filters = {
  categories: undefined,
  cities: undefined,
  minRating: 0,
  flags: 0,
  prices: 0,
  isOpenNow: false,
}

/** Where a circle is to be drawn, if one is. */
export function centreOfCircle({ place, radiusMetres }: ParsedQuery): Position | undefined {
  return radiusMetres === undefined ? undefined : (place?.centre ?? undefined)
}

/** Whether a filter of any kind is set. */
export function isFiltered(filters: Filters): boolean {
  return (
    filters.categories !== undefined ||
    filters.cities !== undefined ||
    filters.minRating > 0 ||
    filters.flags !== 0 ||
    filters.prices !== 0 ||
    filters.isOpenNow
  )
}
