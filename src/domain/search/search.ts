import type { PublicBusiness, ShownCard } from '#domain/business/public-business.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import type { StateCode } from '#domain/place/state.ts'

export type SearchSort = 'relevance' | 'distance' | 'rating' | 'reviews' | 'name' | 'city'

/** What a visitor asks for; every part optional. The first box may carry the place too ('zahnarzt 80331'). */
export interface SearchQuery {
  /** What: free text, as typed. */
  readonly text?: string
  /** Where: city (name, shown name or slug), district, postal code or its first digits, as typed. */
  readonly location?: string
  /**
   * A group's or a real category's slug, or a category's name. Several: any of them, but a group beside categories of
   * its own means these alone.
   */
  readonly categories?: readonly string[]
  /** Slugs of cities, any of them, whatever the place asked for is. */
  readonly cities?: readonly string[]
  /** Own position, WGS 84. */
  readonly latitude?: number
  readonly longitude?: number
  /** 1 to 100; without it a location means exactly that city, district or postal code. */
  readonly radiusKm?: number
  readonly sort?: SearchSort
  /** Only businesses that are surely open at the minute of the request. */
  readonly isOpenNow?: boolean
  readonly minRating?: number
  readonly hasPhoto?: boolean
  readonly hasWebsite?: boolean
  /** Only entries that their owners look after. */
  readonly isVerified?: boolean
  readonly priceLevels?: readonly number[]
  /** Look for the words exactly as typed, without correction. */
  readonly isVerbatim?: boolean
  /** A program's own look, no visitor's search: it is neither counted nor logged. */
  readonly isQuiet?: boolean
  readonly limit: number
  readonly offset: number
}

/** A value that the present result can be narrowed to, with the number of businesses it would leave. */
export interface FacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

export interface Facets {
  /**
   * Real categories, most frequent first: at most 20, and those asked for. Counted as if none had been asked for, so
   * that more of them can be chosen; beside a group those of the group.
   */
  readonly categories: readonly FacetValue[]
  /** City slugs with shown names, in the same way. */
  readonly cities: readonly FacetValue[]
  /** '4.5', '4.0', '3.0': rated at least so. */
  readonly ratings: readonly FacetValue[]
  /** 'open', 'closed', 'unknown' at the minute of the request. */
  readonly openStates: readonly FacetValue[]
  /** Kilometres around the place asked for; empty without one. */
  readonly radii: readonly FacetValue[]
}

/** How the place was understood. */
export interface ResolvedPlace {
  readonly kind: 'city' | 'district' | 'postal-code' | 'position'
  /** As shown: 'Köln', 'Köln-Ehrenfeld', '80331 München', '803...'. */
  readonly label: string
  readonly citySlug: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The next best thing when nothing was found; `query` holds the search parameters that lead there. */
export interface Alternative {
  readonly kind: 'wider-radius' | 'without-word' | 'without-place' | 'related-category' | 'without-filters'
  /** The word left out, the radius in km or the category's name, for the sentence shown. */
  readonly subject: string
  readonly query: Readonly<Record<string, string>>
  readonly count: number
}

export interface SearchAnswer {
  readonly businesses: readonly ShownCard[]
  /** Exact, of the whole result. */
  readonly total: number
  readonly place: ResolvedPlace | null
  readonly facets: Facets
  /** Which word was read as which; null when nothing was corrected. */
  readonly corrected: { readonly from: string; readonly to: string } | null
  /** Only when total is 0. */
  readonly alternatives: readonly Alternative[]
  /** 'Friseur in meiner Nähe' without a position and without a place: what is found is everywhere. Else missing. */
  readonly asksPosition?: true
}

export interface SuggestQuery {
  readonly text: string
  readonly latitude?: number
  readonly longitude?: number
  /** Of each kind, 1 to 20. */
  readonly limit: number
}

export interface Suggestions {
  readonly businesses: readonly {
    readonly id: number
    readonly name: string
    readonly category: string
    readonly city: string
    readonly urlSlug: string
  }[]
  readonly categories: readonly { readonly slug: string; readonly name: string; readonly count: number }[]
  readonly cities: readonly { readonly slug: string; readonly city: string; readonly count: number }[]
  /** Only where places alone were asked for. */
  readonly places?: readonly PlaceSuggestion[]
}

/** A place that is no city of its own; its label is what the 'where' box understands. */
export interface PlaceSuggestion {
  readonly kind: 'district' | 'postal-code' | 'postal-prefix'
  /** 'Köln-Ehrenfeld', '80331 München', '803...' */
  readonly label: string
}

export interface CitySummary {
  /** As shown: 'Neustadt (Sachsen)'. */
  readonly city: string
  readonly slug: string
  /** The plain name. */
  readonly name: string
  readonly state: StateCode | null
  readonly businessCount: number
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface CategorySummary {
  readonly slug: string
  readonly name: string
  readonly group: GroupSlug
  readonly businessCount: number
}

export interface GroupSummary {
  readonly slug: GroupSlug
  readonly businessCount: number
  /** Mean of the known ratings, one decimal; null without any. */
  readonly averageRating: number | null
  /** By how many percent it has grown in twelve months; missing until the figures go back so far. */
  readonly growth?: number
  readonly topCities: readonly { readonly city: string; readonly slug: string; readonly count: number }[]
  readonly topCategories: readonly { readonly slug: string; readonly name: string; readonly count: number }[]
}

/** What a part of the directory holds: a city, a category, or a category in a city. */
export interface PartStats {
  readonly total: number
  /** Mean of the known ratings, one decimal; null without any. */
  readonly averageRating: number | null
  readonly cityCount: number
  /** How many businesses have each content-quality score, 0 to 100. */
  readonly contentScores: readonly number[]
  /** Most businesses first; without empty ones. */
  readonly groups: readonly { readonly slug: GroupSlug; readonly count: number }[]
  /** Most businesses first, at most 20. */
  readonly cities: readonly { readonly city: string; readonly slug: string; readonly count: number }[]
  /** Most businesses first, at most 20. */
  readonly categories: readonly { readonly slug: string; readonly name: string; readonly count: number }[]
}

export interface DirectoryStats {
  readonly total: number
  readonly cities: number
  readonly categories: number
  readonly averageRating: number | null
  /** ISO date of the newest source in the directory; null when it is empty. */
  readonly dataDate: string | null
  /** True while at least one business is demonstration data. */
  readonly hasDemonstration: boolean
}

/** What became of an address of a business page. */
export type BusinessLookup =
  | { readonly kind: 'found'; readonly business: PublicBusiness }
  | { readonly kind: 'moved'; readonly urlSlug: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }

export interface PageOfCards {
  readonly businesses: readonly ShownCard[]
  readonly total: number
}

export interface ListOptions {
  readonly sort: SearchSort
  readonly limit: number
  readonly offset: number
}

/** What search engines are to know of the page of a listed business. */
export interface BusinessPage {
  readonly id: number
  readonly urlSlug: string
  readonly citySlug: string
  readonly categorySlug: string
  readonly categoryGroup: GroupSlug
  /** 0 to 100, see quality/content-parts.ts. */
  readonly contentScore: number
  /** Milliseconds since 1970 of the last change. */
  readonly updatedAt: number
}

export interface BusinessPages {
  /** In the order of their ids. */
  readonly pages: readonly BusinessPage[]
  /** Where to go on; null at the end. */
  readonly next: number | null
}
