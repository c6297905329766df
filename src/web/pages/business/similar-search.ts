import type { PublicBusiness, ShownCard } from '#domain/business/public-business.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Api } from '#web/api/api.ts'
import { type Read, read } from '#web/api/read.ts'
import { summarize } from '#web/api/reads.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import type { SearchParams } from '#web/routing/search-params.ts'

/** Shown of a business: so many, or none; of one that is gone as many as there are. */
export const SIMILAR_COUNT = 3
/** As far as people go for a second choice in the country; in towns the nearest come first anyway. */
export const SIMILAR_KM = 25
/** As far as the trade of a business that is gone is looked for. */
const INSTEAD_KM = 100
/** More than are shown: a search finds the business itself, and some that are closed for a while. */
const CANDIDATES = 8

type Located = Pick<PublicBusiness, 'id' | 'status' | 'categorySlug' | 'citySlug' | 'latitude' | 'longitude'>

/**
 * Businesses in operation around one, nearest first: of its trade, filled up with those of related trades; of one that is gone
 * of its trade alone, because a doctor does not replace a pharmacy. Fewer than SIMILAR_COUNT where there are no more.
 */
export function similarRead(api: Api, business: Located): Read<readonly ListCard[]> {
  return {
    queryKey: ['similar', business.id],
    queryFn: async () => {
      const found = new Map<number, ShownCard>()
      const { status, categorySlug } = business
      const isShort = () => found.size < SIMILAR_COUNT
      const add = async (category: string | readonly string[], km: number) => {
        const query = { ...around(business, km), category, limit: CANDIDATES, offset: 0, quiet: true }
        const { businesses } = await api('GET /api/businesses/search', { query })
        for (const card of businesses)
          if (card.id !== business.id && card.status === 'operational') found.set(card.id, card)
      }
      const isGone = status === 'closed-permanently'
      await add(categorySlug, SIMILAR_KM)
      if (isShort() && isGone) await add(categorySlug, INSTEAD_KM)
      if (isShort() && !isGone) {
        const related = await relatedRead(api, categorySlug).queryFn()
        if (related.length > 0) await add(related, SIMILAR_KM)
      }
      return (await summarize()).toListCards([...found.values()].slice(0, SIMILAR_COUNT))
    },
    staleTime: 10 * MINUTE_MS,
    mayFail: true,
  }
}

/** The slugs of related trades; none of a group, which holds its trades, and of a trade that has no page. */
function relatedRead(api: Api, category: string): Read<readonly string[]> {
  return read(
    api,
    'GET /api/categories/:category',
    { params: { category }, query: {} },
    {
      select: ({ isGroup, categories }) => (isGroup ? [] : categories.map(({ slug }) => slug)),
      missing: { 404: [] },
    },
  )
}

function around({ citySlug, latitude, longitude }: Located, radiusKm: number): SearchParams {
  if (latitude === null || longitude === null) return citySlug === '' ? {} : { location: citySlug }
  return { lat: latitude, lon: longitude, radiusKm, sort: 'distance' }
}
