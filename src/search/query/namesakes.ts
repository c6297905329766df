import type { SearchQuery } from '#domain/search/search.ts'
import type { OtherPlace } from '#domain/search/understood.ts'
import { findResults } from './matching/find-results.ts'
import { changed, type IndexQuery } from './matching/index-query.ts'
import { NO_FILTERS, type ParsedPlace } from './parsed-query.ts'
import { parametersOf } from './parsing/query-parameters.ts'

interface ReadPlace {
  readonly indexQuery: IndexQuery
  /** The place as typed. */
  readonly where: string
}

/**
 * A search at the likeliest of several places of one name: the city with most results. Filters do not count, so that choosing
 * one does not change the place; a district is meant only where no city has any.
 */
export function atLikeliest<Read extends ReadPlace>(reading: Read): Read {
  const { indexQuery } = reading
  const { place, filters } = indexQuery.parsedQuery
  if (!place?.namesakes) return reading
  const { categories } = filters
  const { namesakes: others, around, ...own } = place
  const places: readonly ParsedPlace[] = [own, ...others]
  const found = places.map(one => ({
    place: one,
    count: countAt(changed(indexQuery, { filters: { ...NO_FILTERS, categories } }), one),
    isCity: Number(one.shown?.kind === 'city'),
  }))
  const [best] = found
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.isCity - a.isCity || b.count - a.count)
  const chosen = best?.place ?? own
  const namesakes = places.filter(one => one !== chosen)
  return {
    ...reading,
    where: chosen.shown?.label ?? reading.where,
    indexQuery: changed(indexQuery, {
      place: { ...chosen, namesakes, ...(around !== undefined && { around }) },
    }),
  }
}

/** The same search at the other places of the name that have results. */
export function otherPlaces(query: SearchQuery, indexQuery: IndexQuery): readonly OtherPlace[] {
  const { parsedQuery } = indexQuery
  return (parsedQuery.place?.namesakes ?? [])
    .flatMap(place => {
      const label = place.shown?.label
      if (label === undefined) return []
      return [{ label, query: parametersOf(query, parsedQuery, label), count: countAt(indexQuery, place) }]
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/** How many results a query has at a place. */
function countAt(query: IndexQuery, place: ParsedPlace): number {
  return place.restriction.kind === 'nowhere'
    ? 0
    : findResults(changed(query, { place, radiusMetres: undefined })).length
}
