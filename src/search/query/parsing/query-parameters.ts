import { writeOpenAt } from '#domain/opening-hours/open-at.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import type { ParsedQuery } from '../parsed-query.ts'

/** Names of pages and API with their values. */
export type Parameters = Readonly<Record<string, string>>

/** The search as parameters of pages and API, with the place in a parameter of its own. @param where as typed */
export function parametersOf(
  query: SearchQuery,
  { what, place }: Pick<ParsedQuery, 'what' | 'place'>,
  where: string,
): Parameters {
  const { latitude, longitude, radiusKm, openAt, minRating, categories, cities, priceLevels } = query
  return withoutEmpty({
    query: what || undefined,
    location: where || undefined,
    category: categories?.join(','),
    cities: cities?.join(','),
    lat: latitude?.toString(),
    lon: longitude?.toString(),
    // A region has no radius.
    radiusKm: place?.restriction.kind === 'region' ? undefined : radiusKm?.toString(),
    openAt: openAt && writeOpenAt(openAt),
    minRating: minRating?.toString(),
    hasPhoto: query.hasPhoto ? '1' : undefined,
    hasWebsite: query.hasWebsite ? '1' : undefined,
    verified: query.isVerified ? '1' : undefined,
    priceLevel: priceLevels?.join(','),
    attributes: query.attributes?.join(','),
    verbatim: query.isVerbatim ? '1' : undefined,
    sort: query.sort === 'relevance' ? undefined : query.sort,
  })
}

/** The parameters that have a value. */
export function withoutEmpty(parameters: Readonly<Record<string, string | undefined>>): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
