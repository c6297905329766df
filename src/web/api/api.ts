import type { ShownCard } from '#domain/business/public-business.ts'
import type { BlogArticle, BlogEntry, DocumentSlug, SiteDocument } from '#domain/content/document.ts'
import type { Language } from '#domain/language.ts'
import type { RankingRules } from '#domain/search/ranking.ts'
import type {
  BusinessLookup,
  CategorySummary,
  CitySummary,
  DirectoryStats,
  GroupSummary,
  SearchAnswer,
  SearchSort,
} from '#domain/search/search.ts'
import type { SiteProfile } from '#domain/settings/site-profile.ts'
import type { CategoryFacts } from '#services/categories/describe-category.ts'
import type { CategoryBusinesses, CategoryInput } from '#services/categories/list-category-businesses.ts'
import type { PlaceCheck, PlaceQuestion } from '#services/places/check-place.ts'
import type { CityFacts } from '#services/places/describe-city.ts'
import type { CityBusinesses } from '#services/places/list-city-businesses.ts'

/** A search in the words of GET /api/businesses/search; pages and clients use the same names. */
export interface SearchParams {
  readonly query?: string
  readonly location?: string
  /** Slugs of groups and real categories, with commas between several. */
  readonly category?: string
  /** Slugs of cities, with commas between several. */
  readonly cities?: string
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
  readonly verified?: boolean
  readonly priceLevel?: number
  /** True: the words exactly as typed, without correction. */
  readonly verbatim?: boolean
  /** True: no visitor's search, so it is neither counted nor logged. */
  readonly quiet?: boolean
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
  /** GET /api/businesses/list?ids=: in this order, without those that are gone. @param ids 1 to 200 */
  businessesById(ids: readonly number[]): Promise<readonly ShownCard[]>
  /** GET /api/businesses/slug/{city}/{slug} */
  businessBySlug(city: string, slug: string): Promise<BusinessLookup>
  /** GET /api/cities, largest first. */
  cities(): Promise<readonly CitySummary[]>
  /** GET /api/categories */
  categories(): Promise<CategoryLists>
  /** GET /api/cities/{city}; null for an unknown city or category. */
  cityFacts(city: string, category: string | null, language: Language): Promise<CityFacts | null>
  /** GET /api/cities/{city}/businesses?category=&page=; null for an unknown city, category or page. */
  cityBusinesses(
    city: string,
    list: { readonly category: string | null; readonly page: number },
  ): Promise<CityBusinesses | null>
  /** GET /api/categories/{category}; null for an unknown one. */
  categoryFacts(category: string, language: Language): Promise<CategoryFacts | null>
  /** GET /api/categories/{category}/businesses?page=&sortBy=; null for an unknown category or page. */
  categoryBusinesses(
    category: string,
    list: Pick<CategoryInput, 'page' | 'sortBy'>,
  ): Promise<CategoryBusinesses | null>
  /** GET /api/documents/{slug}?language= */
  document(slug: DocumentSlug, language: Language): Promise<SiteDocument>
  /** GET /api/blog, newest first. */
  articles(): Promise<readonly BlogEntry[]>
  /** GET /api/blog/{slug}; null for an unknown one. */
  article(slug: string): Promise<BlogArticle | null>
  /** GET /api/site?language= */
  siteProfile(language: Language): Promise<SiteProfile>
  /** GET /api/places/check?postalCode=&city=; the postal code has five digits. */
  checkPlace(question: PlaceQuestion): Promise<PlaceCheck>
  /** GET /api/ranking */
  ranking(): Promise<RankingRules>
}
