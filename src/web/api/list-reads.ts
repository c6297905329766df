import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#domain/language.ts'
import type { CategoryFacts } from '#services/categories/describe-category.ts'
import type { CityFacts } from '#services/places/describe-city.ts'
import type { Api } from '#web/api/api.ts'
import type { Overview } from '#web/cards/category-overview.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import type { CategorySort } from '#web/routing/list-params.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** One page of a list with lean cards. */
export interface CardPage {
  readonly businesses: readonly ListCard[]
  readonly total: number
  readonly totalPages: number
}

const summarize = () => import('#web/cards/summarize.ts')

/** Specification, section 7: a city's list is fresh for 15 min, a category's for 1 h and kept for 2 h. */
const OF_CITY = { staleTime: 15 * MINUTE_MS }
const OF_CATEGORY = { staleTime: HOUR_MS, gcTime: 2 * HOUR_MS }

/**
 * The reads of the pages of cities and categories; null is the answer for what does not exist. Apart from
 * query-options.ts because only these pages load them.
 */
export const listReads = {
  cityFacts: (api: Api, city: string, category: string | null, language: Language) =>
    queryOptions({
      queryKey: ['api', 'cities', city, category, language],
      queryFn: (): Promise<CityFacts | null> => api.cityFacts(city, category, language),
      ...OF_CITY,
    }),

  cityBusinesses: (api: Api, city: string, category: string | null, page: number) =>
    queryOptions({
      queryKey: ['api', 'cities', city, 'businesses', category, page],
      queryFn: async () => cardPage(await api.cityBusinesses(city, { category, page })),
      ...OF_CITY,
    }),

  /** Its cities in the order of the alphabet. */
  categoryFacts: (api: Api, category: string, language: Language) =>
    queryOptions({
      queryKey: ['api', 'categories', category, language],
      queryFn: async (): Promise<CategoryFacts | null> => {
        const facts = await api.categoryFacts(category, language)
        if (facts === null) return null
        const { compare } = new Intl.Collator(language)
        return { ...facts, cities: facts.cities.toSorted((a, b) => compare(a.city, b.city)) }
      },
      ...OF_CATEGORY,
    }),

  categoryBusinesses: (api: Api, category: string, page: number, sortBy: CategorySort) =>
    queryOptions({
      queryKey: ['api', 'categories', category, 'businesses', page, sortBy],
      queryFn: async () => cardPage(await api.categoryBusinesses(category, { page, sortBy })),
      ...OF_CATEGORY,
    }),

  /** @param letter see overviewOf */
  overview: (api: Api, language: Language, letter: string | null) =>
    queryOptions({
      queryKey: ['api', 'categories', 'overview', language, letter],
      queryFn: async (): Promise<Overview> =>
        (await import('#web/cards/category-overview.ts')).overviewOf(
          await api.categories(),
          language,
          letter,
        ),
      ...OF_CATEGORY,
    }),
}

async function cardPage(
  answer: Awaited<ReturnType<Api['cityBusinesses' | 'categoryBusinesses']>>,
): Promise<CardPage | null> {
  if (answer === null) return null
  const { businesses, total, totalPages } = answer
  const { toListCard } = await summarize()
  return { businesses: businesses.map(toListCard), total, totalPages }
}
