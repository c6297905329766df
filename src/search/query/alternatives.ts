import { categoryFor, relatedCategories } from '#domain/category/category.ts'
import type { Alternative, SearchQuery } from '#domain/search/search.ts'
import { asWritten } from '#domain/text/as-written.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import type { Position } from '#search/geo/sphere.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { docsWithWord, docsWithWords, narrowed } from './matching/candidates.ts'
import { isTrade } from './matching/tiers.ts'
import { isFiltered, NO_FILTERS, type ParsedPlace, type ParsedQuery } from './parsed-query.ts'
import { parseCategories } from './parsing/parse-filters.ts'
import { placeOfPosition } from './parsing/parse-place.ts'
import { isWordless, type ParseResult } from './parsing/parse-query.ts'
import { type Parameters, parametersOf, withoutEmpty } from './parsing/query-parameters.ts'

/** Kilometres that are tried around a place, in this order. */
const WIDER_RADII = [10, 25, 50, 100] as const
const MOST_RELATED = 3

/** A search near one without results, and how it is answered. */
export interface NearSearch {
  readonly alternative: Alternative
  readonly parsedQuery: ParsedQuery
  /** docIds that satisfy the words; undefined when there are none. */
  readonly matches: DocIdSet | undefined
}

/**
 * Searches near one without results that do have results, each with its exact count. What is nearest comes first: the same
 * elsewhere, then without filters, then most of the words, then a related trade.
 */
export function searchesNear(
  snapshot: Snapshot,
  query: SearchQuery,
  parseResult: ParseResult,
  now: number,
): NearSearch[] {
  const asked = { snapshot, parseResult, now, parameters: parametersOf(query, parseResult) }
  return [
    ...widerRadius(asked),
    ...withoutPlace(asked),
    ...withoutFilters(asked),
    ...withoutWord(asked),
    ...related(asked),
  ].filter(({ alternative }) => alternative.count > 0)
}

interface Asked {
  readonly snapshot: Snapshot
  readonly parseResult: ParseResult
  readonly now: number
  readonly parameters: Parameters
}

function* widerRadius({ snapshot, parseResult, now, parameters }: Asked): Generator<NearSearch> {
  const { parsedQuery, matches } = parseResult
  if (parsedQuery.place === null || parsedQuery.place.centre === null) return
  for (const km of WIDER_RADII) {
    if (km * 1_000 <= (parsedQuery.radiusMetres ?? 0)) continue
    const wider: ParsedQuery = { ...parsedQuery, radiusMetres: km * 1_000, sort: 'distance' }
    const count = narrowed(snapshot, wider, now, matches).length
    if (count === 0) continue
    const query = { ...parameters, radiusKm: String(km) }
    yield {
      alternative: { kind: 'wider-radius', subject: String(km), query, count },
      parsedQuery: wider,
      matches,
    }
    return
  }
}

function* withoutFilters({ snapshot, parseResult, now, parameters }: Asked): Generator<NearSearch> {
  const { parsedQuery, matches } = parseResult
  if (!isFiltered(parsedQuery.filters)) return
  const { categories, ...narrower } = parsedQuery.filters
  const { query, location, lat, lon, radiusKm, verbatim, category } = parameters
  // Whoever looks for a trade is not helped by others, as long as there is one without the other filters.
  for (const isTradeKept of isFiltered({ ...narrower, categories: undefined }) ? [true, false] : [false]) {
    const filters = isTradeKept ? { ...NO_FILTERS, categories } : NO_FILTERS
    const open: ParsedQuery = { ...parsedQuery, filters }
    const count = narrowed(snapshot, open, now, matches).length
    if (count === 0) continue
    const kept = { query, location, lat, lon, radiusKm, verbatim, ...(isTradeKept && { category }) }
    yield {
      alternative: { kind: 'without-filters', subject: '', query: withoutEmpty(kept), count },
      parsedQuery: open,
      matches,
    }
    return
  }
}

/**
 * Leaves out the rarest word, a trade only where every word is one; an only word just when a place or a category is left.
 */
function* withoutWord({ snapshot, parseResult, now, parameters }: Asked): Generator<NearSearch> {
  const { parsedQuery } = parseResult
  const { terms } = parsedQuery
  if (terms.length === 0 && !isWordless(parsedQuery.what)) return
  if (terms.length <= 1 && parsedQuery.place === null && !parameters.category) return
  const isEveryTrade = terms.every(isTrade)
  const counts = terms.map(term =>
    isTrade(term) && !isEveryTrade
      ? Number.POSITIVE_INFINITY
      : docsWithWord(snapshot, FIELDS.all, term.alternatives).length,
  )
  const rarest = counts.indexOf(Math.min(...counts))
  const others = terms.filter((_, at) => at !== rarest)
  const written = ({ typed }: QueryTerm) => asWritten(parsedQuery.what, typed) ?? typed
  const what = others.map(written).join(' ')
  const simpler: ParsedQuery = { ...parsedQuery, what, terms: others }
  const matches = docsWithWords(snapshot, FIELDS.all, others)
  const count = narrowed(snapshot, simpler, now, matches).length
  const left = terms[rarest]
  const subject = left === undefined ? parsedQuery.what : written(left)
  const query = withoutEmpty({ ...parameters, query: what || undefined })
  yield { alternative: { kind: 'without-word', subject, query, count }, parsedQuery: simpler, matches }
}

function* withoutPlace({ snapshot, parseResult, now, parameters }: Asked): Generator<NearSearch> {
  const { parsedQuery, matches, where } = parseResult
  if (parsedQuery.place === null) return
  const centre = middleOf(parsedQuery.place)
  const anywhere: ParsedQuery = {
    ...parsedQuery,
    place: centre && placeOfPosition(centre),
    radiusMetres: undefined,
    sort: centre ? 'distance' : parsedQuery.sort,
  }
  const count = narrowed(snapshot, anywhere, now, matches).length
  const { location: _, lat: __, lon: ___, radiusKm: ____, ...query } = parameters
  const subject = parsedQuery.place.shown?.label ?? where
  yield { alternative: { kind: 'without-place', subject, query, count }, parsedQuery: anywhere, matches }
}

/** Where a place is; what is nearest to a region is measured from its middle. */
function middleOf({ centre, shown }: ParsedPlace): Position | null {
  if (centre !== null || shown === null) return centre
  const { latitude, longitude } = shown
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** Categories related to the one that was filtered by or typed. */
function* related({ snapshot, parseResult, now, parameters }: Asked): Generator<NearSearch> {
  const { parsedQuery } = parseResult
  const asked = categoryFor(parameters.category?.split(',')[0] ?? parsedQuery.what)
  if (!asked.isKnown) return
  const { categoryCounts } = summariesOf(snapshot)
  let found = 0
  for (const slug of relatedCategories(asked.slug)) {
    const number = snapshot.lookup.categories.find(slug)
    const category = number === undefined ? undefined : snapshot.lookup.categories.entries[number]
    if (number === undefined || category === undefined || !categoryCounts[number]) continue
    const filters = { ...parsedQuery.filters, categories: parseCategories(snapshot, [slug]) }
    const other: ParsedQuery = { ...parsedQuery, what: '', terms: [], filters }
    const count = narrowed(snapshot, other, now, undefined).length
    if (count === 0) continue
    const { query: _, ...rest } = parameters
    const query = { ...rest, category: slug }
    yield {
      alternative: { kind: 'related-category', subject: category.name, query, count },
      parsedQuery: other,
      matches: undefined,
    }
    if (++found >= MOST_RELATED) return
  }
}
