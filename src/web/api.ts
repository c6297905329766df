import type { ShownCard } from '#domain/business/public-business.ts'
import type {
  BusinessLookup,
  CategorySummary,
  CitySummary,
  DirectoryStats,
  GroupSummary,
  SearchAnswer,
  SearchSort,
} from '#domain/search.ts'

/** A search in the words of GET /api/businesses/search; pages and clients use the same names. */
export interface SearchParams {
  readonly query?: string
  readonly location?: string
  /** A group's or a real category's slug. */
  readonly category?: string
  readonly limit: number
  readonly offset: number
  readonly radiusKm?: number
  readonly lat?: number
  readonly lon?: number
  readonly sort?: SearchSort
  readonly openNow?: boolean
  readonly minRating?: number
  readonly hasPhoto?: boolean
  readonly hasWebsite?: boolean
  readonly priceLevel?: number
  /** True: the words exactly as typed, without correction. */
  readonly verbatim?: boolean
}

/** Answer of GET /api/categories. */
export interface CategoryLists {
  readonly groups: readonly GroupSummary[]
  /** Real categories, most frequent first. */
  readonly categories: readonly CategorySummary[]
}

/**
 * The public read verbs, injected into the pages: on the server direct calls of the services, in the browser
 * fetch of /api. Expected outcomes are values; anything else rejects.
 */
export interface Api {
  /** GET /api/businesses/search */
  findBusinesses(params: SearchParams): Promise<SearchAnswer>
  /** GET /api/businesses/popular?limit= */
  popularBusinesses(limit: number): Promise<readonly ShownCard[]>
  /** GET /api/businesses/stats */
  stats(): Promise<DirectoryStats>
  /** GET /api/businesses/{id} */
  business(id: number): Promise<BusinessLookup>
  /** GET /api/businesses/slug/{city}/{slug} */
  businessBySlug(city: string, slug: string): Promise<BusinessLookup>
  /** GET /api/cities, largest first. */
  cities(): Promise<readonly CitySummary[]>
  /** GET /api/categories */
  categories(): Promise<CategoryLists>
}
