import type { OpenAt } from '#domain/opening-hours/open-at.ts'
import type { ResolvedPlace, SearchSort } from '#domain/search/search.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import type { AttributeBits } from '#search/document/attribute-bits.ts'
import type { Position } from '#search/geo/sphere.ts'
import type { RegionCities } from '#search/snapshot/region-cities.ts'

/** What makes a document be at the place of a query. */
export type PlaceRestriction =
  | { readonly kind: 'everywhere' }
  /** The number of a city of the index. */
  | { readonly kind: 'city'; readonly city: number }
  /** A set of cities of the index. */
  | { readonly kind: 'region'; readonly cities: RegionCities }
  /** A token of document/tokens.ts: a postal code or its first digits. */
  | { readonly kind: 'token'; readonly token: string }
  /** A district of a city, by its token; by the words of its address where no business says it apart. */
  | { readonly kind: 'district'; readonly token: string; readonly words: readonly QueryTerm[] }
  /** Words of an address that the gazetteer does not know: streets, quarters. */
  | { readonly kind: 'words'; readonly words: readonly QueryTerm[] }
  /** A real place without any business. */
  | { readonly kind: 'nowhere' }

/** The place of a query. */
export interface ParsedPlace {
  readonly shown: ResolvedPlace | null
  readonly restriction: PlaceRestriction
  /** Where distances are measured from; null when its position is unknown. */
  readonly centre: Position | null
  /** The words that say that what is around it is meant, too, as typed: 'und Umgebung'. */
  readonly around?: string
  /** Other places of the name, where none is clearly meant. */
  readonly namesakes?: readonly ParsedPlace[]
}

/** Numbers of categories and groups. A document needs one of them. */
export interface CategoryFilter {
  readonly real: ReadonlySet<number>
  readonly groups: ReadonlySet<number>
  /** The groups whose categories the facets offer; undefined: all groups. */
  readonly offered: ReadonlySet<number> | undefined
}

/** The filters of a query. */
export interface Filters {
  /** undefined: all. */
  readonly categories: CategoryFilter | undefined
  /** Numbers of cities. A document needs one of them; undefined: all. */
  readonly cities: ReadonlySet<number> | undefined
  /** Tenths of a star. */
  readonly minRating: number
  /** Bits of FLAG that must be set. */
  readonly flags: number
  /** Price levels as bits (1 << level). A document needs one of them; 0: all. */
  readonly prices: number
  /** undefined: at any time, hours unknown included. */
  readonly openAt: OpenAt | undefined
  /** A document needs all of them. */
  readonly attributes: AttributeBits
}

/** A number that finds businesses whatever their words: 'UK-204418', '0221 4710318'. */
export type SoughtNumber =
  | { readonly kind: 'business'; readonly id: number }
  /** Tokens of document/tokens.ts, of which one is enough. */
  | { readonly kind: 'phone'; readonly tokens: readonly string[] }
  /** A text without a letter or digit, by which nothing is found. */
  | { readonly kind: 'none' }

/** A query after parsing. */
export interface ParsedQuery {
  /** The text without the place. */
  readonly what: string
  readonly terms: readonly QueryTerm[]
  /** In the place of terms. */
  readonly number?: SoughtNumber
  /** Businesses with any of these stand first among their equals; missing: none do. */
  readonly raised?: AttributeBits
  readonly place: ParsedPlace | null
  /** Distance from the place; undefined: exactly at the place. */
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
  openAt: undefined,
  attributes: { attributes: 0, moreAttributes: 0 },
}

/** A place that nobody knows. */
export const NOWHERE: ParsedPlace = { shown: null, restriction: { kind: 'nowhere' }, centre: null }

/** Whether a place was typed that nobody knows. */
export function isUnknown(place: ParsedPlace | null): boolean {
  return place !== null && place.shown === null && place.restriction.kind === 'nowhere'
}

/** Finds every business. */
export const EVERYTHING: ParsedQuery = {
  what: '',
  terms: [],
  place: null,
  radiusMetres: undefined,
  filters: NO_FILTERS,
  sort: 'relevance',
}

/** The centre of the circle that limits the results; undefined without one. */
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
    filters.attributes.attributes !== 0 ||
    filters.attributes.moreAttributes !== 0 ||
    filters.openAt !== undefined
  )
}
