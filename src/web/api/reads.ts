import type { DocumentSlug } from '#domain/content/document.ts'
import type { Language } from '#domain/language.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Api } from '#web/api/api.ts'
import { type Read, read } from '#web/api/read.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import type { CityChoice, GroupCount, ListAnswer } from '#web/cards/summarize.ts'
import { loadCode } from '#web/load-code.ts'
import type { SearchParams } from '#web/routing/search-params.ts'

/**
 * Specification, section 7: fresh 1 h, cached 2 h, 2 retries after 1 s, no refetch by itself. Without a network a read
 * fails like without a server, instead of waiting in silence; retry-failed-reads.ts goes on from there.
 */
export const QUERY_DEFAULTS = {
  staleTime: HOUR_MS,
  gcTime: 2 * HOUR_MS,
  retry: 2,
  retryDelay: 1_000,
  networkMode: 'always',
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
} as const

type Summarize = typeof import('#web/cards/summarize.ts')

let summarizing: Summarize | undefined

/** Loaded with the first read: in the browser that is after a change of page, never for the first one. */
export async function summarize(): Promise<Summarize> {
  summarizing ??= await loadCode(() => import('#web/cards/summarize.ts'))
  return summarizing
}

/** The reads of several pages, each with its freshness (specification, section 7). */
export const reads = {
  /** Fresh 10 min. @param isOfPlace for a page that is about one place, where no other is chosen */
  search: (api: Api, params: SearchParams, isOfPlace = false): Read<ListAnswer> =>
    read(
      api,
      'GET /api/businesses/search',
      { query: params },
      {
        select: async answer => (await summarize()).toListAnswer(answer, params, isOfPlace),
        ...(isOfPlace && { as: 'place' }),
        staleTime: 10 * MINUTE_MS,
      },
    ),

  /** Fresh 30 min. */
  popular: (api: Api, limit: number): Read<readonly ListCard[]> =>
    read(
      api,
      'GET /api/businesses/popular',
      { query: { limit } },
      { select: async cards => (await summarize()).toListCards(cards), staleTime: 30 * MINUTE_MS },
    ),

  /** Fresh 5 min (the home page's time, which is the shortest). */
  stats: (api: Api) => read(api, 'GET /api/businesses/stats', {}, { staleTime: 5 * MINUTE_MS }),

  /** The largest cities; home fresh 10 min, cached 30 min. */
  cities: (api: Api, limit: number): Read<readonly CityChoice[]> =>
    read(
      api,
      'GET /api/cities',
      {},
      {
        select: async cities => (await summarize()).largestCities(cities, limit),
        as: limit,
        staleTime: 10 * MINUTE_MS,
        gcTime: 30 * MINUTE_MS,
      },
    ),

  /** The groups with the number of their businesses. */
  groups: (api: Api): Read<readonly GroupCount[]> =>
    read(
      api,
      'GET /api/categories',
      {},
      { select: async lists => (await summarize()).groupCounts(lists), as: 'groups' },
    ),

  /** Texts change with a release or the settings, so the default of an hour serves. */
  document: (api: Api, slug: DocumentSlug, language: Language) =>
    read(api, 'GET /api/documents/:slug', { params: { slug }, query: { language } }),

  siteProfile: (api: Api, language: Language) => read(api, 'GET /api/site', { query: { language } }),

  articles: (api: Api) => read(api, 'GET /api/blog', {}),
}
