import type { PublicBusiness, ShownCard } from '#domain/business/public-business.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Api } from '#web/api/api.ts'
import type { Read } from '#web/api/read.ts'
import { summarize } from '#web/api/reads.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import type { SearchParams } from '#web/routing/search-params.ts'

/** Shown of a business: so many, or none. */
export const SIMILAR_COUNT = 3
/** As far as people go for a second choice in the country; in towns the nearest come first anyway. */
const RADIUS_KM = 25
/** More than are shown: a search finds the business itself, and some that are closed for a while. */
const CANDIDATES = 8

type Located = Pick<
  PublicBusiness,
  'id' | 'categorySlug' | 'categoryGroup' | 'citySlug' | 'latitude' | 'longitude'
>

/**
 * Businesses in operation around one, nearest first: of its trade, filled up with others of its group. Fewer than
 * SIMILAR_COUNT where there are no more.
 */
export function similarRead(api: Api, business: Located): Read<readonly ListCard[]> {
  return {
    queryKey: ['similar', business.id],
    queryFn: async () => {
      const found = new Map<number, ShownCard>()
      for (const category of [business.categorySlug, business.categoryGroup]) {
        const query = { ...around(business), category, limit: CANDIDATES, offset: 0, quiet: true }
        const { businesses } = await api('GET /api/businesses/search', { query })
        for (const card of businesses)
          if (card.id !== business.id && card.status === 'operational') found.set(card.id, card)
        if (found.size >= SIMILAR_COUNT) break
      }
      return (await summarize()).toListCards([...found.values()].slice(0, SIMILAR_COUNT))
    },
    staleTime: 10 * MINUTE_MS,
    mayFail: true,
  }
}

function around({ citySlug, latitude, longitude }: Located): SearchParams {
  if (latitude === null || longitude === null) return citySlug === '' ? {} : { location: citySlug }
  return { lat: latitude, lon: longitude, radiusKm: RADIUS_KM, sort: 'distance' }
}
