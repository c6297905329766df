import { queryOptions } from '@tanstack/react-query'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import type { BusinessLookup, CategorySummary, GroupSummary, SearchAnswer } from '#domain/search/search.ts'
import type { Api, SearchParams } from '#web/api/api.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import type { Plot } from '#web/cards/plot.ts'
import type { DrawingName } from '#web/drawings/shapes.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Specification, section 7: fresh 1 h, kept 2 h, 2 retries after 1 s, no refetch by itself. */
export const QUERY_DEFAULTS = {
  staleTime: HOUR_MS,
  gcTime: 2 * HOUR_MS,
  retry: 2,
  retryDelay: 1_000,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
} as const

/** A search answer with lean cards. */
export interface ListAnswer extends Omit<SearchAnswer, 'businesses'> {
  readonly businesses: readonly ListCard[]
  /** Where they lie; null when none has coordinates. */
  readonly plot: Plot | null
}

/** A business with the drawing that stands where it has no photo. */
export interface ShownBusiness extends PublicBusiness {
  readonly drawing: DrawingName
}

/** What became of the address of a business. */
export type ShownLookup =
  | Exclude<BusinessLookup, { readonly kind: 'found' }>
  | { readonly kind: 'found'; readonly business: ShownBusiness }

export interface CityChoice {
  readonly city: string
  readonly slug: string
  readonly businessCount: number
  /** Only of the few that are drawn on a map of the country. */
  readonly latitude?: number | null
  readonly longitude?: number | null
}

export type GroupCount = Pick<GroupSummary, 'slug' | 'businessCount'>

export interface Categories {
  readonly groups: readonly (GroupCount & { readonly topCategories: readonly string[] })[]
  readonly frequent: readonly Pick<CategorySummary, 'slug' | 'name'>[]
}

/** Loaded with the first read: in the browser that is after a change of page, never for the first one. */
const summarize = () => import('#web/cards/summarize.ts')

/** Every read of the public pages with its freshness (specification, section 7). */
export const reads = {
  /** Fresh 10 min. */
  search: (api: Api, params: SearchParams) =>
    queryOptions({
      queryKey: ['api', 'businesses', 'search', params],
      queryFn: async (): Promise<ListAnswer> =>
        (await summarize()).summarizeAnswer(await api.findBusinesses(params), params),
      staleTime: 10 * MINUTE_MS,
    }),

  /** Fresh 30 min. */
  popular: (api: Api, limit: number) =>
    queryOptions({
      queryKey: ['api', 'businesses', 'popular', limit],
      queryFn: async (): Promise<readonly ListCard[]> => {
        const { toListCard } = await summarize()
        return (await api.popularBusinesses(limit)).map(toListCard)
      },
      staleTime: 30 * MINUTE_MS,
    }),

  /** Fresh 5 min (the home page's figure, and the strictest). */
  stats: (api: Api) =>
    queryOptions({
      queryKey: ['api', 'businesses', 'stats'],
      queryFn: () => api.stats(),
      staleTime: 5 * MINUTE_MS,
    }),

  /** Fresh 30 min. */
  business: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['api', 'businesses', id],
      queryFn: async (): Promise<ShownLookup> => (await summarize()).shownLookup(await api.business(id)),
      staleTime: 30 * MINUTE_MS,
    }),

  /** Fresh 30 min. */
  businessBySlug: (api: Api, city: string, slug: string) =>
    queryOptions({
      queryKey: ['api', 'businesses', 'slug', city, slug],
      queryFn: async (): Promise<ShownLookup> =>
        (await summarize()).shownLookup(await api.businessBySlug(city, slug)),
      staleTime: 30 * MINUTE_MS,
    }),

  /** The largest cities; home fresh 10 min, kept 30 min. */
  cities: (api: Api, limit: number) =>
    queryOptions({
      queryKey: ['api', 'cities', limit],
      queryFn: async (): Promise<readonly CityChoice[]> =>
        (await summarize()).largestCities(await api.cities(), limit),
      staleTime: 10 * MINUTE_MS,
      gcTime: 30 * MINUTE_MS,
    }),

  /** Fresh 1 h. */
  groups: (api: Api) =>
    queryOptions({
      queryKey: ['api', 'categories', 'groups'],
      queryFn: async (): Promise<readonly GroupCount[]> =>
        (await summarize()).groupCounts(await api.categories()),
    }),

  /** The groups with what is most frequent in each. Fresh 1 h. */
  categories: (api: Api) =>
    queryOptions({
      queryKey: ['api', 'categories'],
      queryFn: async (): Promise<Categories> =>
        (await summarize()).summarizeCategories(await api.categories()),
    }),
}
