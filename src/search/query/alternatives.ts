import { categoryFor, relatedCategories } from '#domain/category/category.ts'
import { writeOpenAt } from '#domain/opening-hours/open-at.ts'
import type { Alternative, SearchQuery } from '#domain/search/search.ts'
import { asWritten } from '#domain/text/as-written.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import type { Position } from '#search/geo/sphere.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { docsAround } from './matching/around.ts'
import { docsWithWord, docsWithWords, narrowed } from './matching/candidates.ts'
import { bandCountWithin, bandsAround } from './matching/distance-bands.ts'
import { isTrade } from './matching/tiers.ts'
import { isFiltered, NO_FILTERS, type ParsedPlace, type ParsedQuery } from './parsed-query.ts'
import { parseCategories } from './parsing/parse-filters.ts'
import { placeOfPosition } from './parsing/parse-place.ts'
import { isWordless, type ParseResult } from './parsing/parse-query.ts'
import { type Parameters, parametersOf, withoutEmpty } from './parsing/query-parameters.ts'

/** Kilometres that are tried around a place, in this order. Each is the end of a distance band. */
const WIDER_RADII = [10, 25, 50, 100] as const
const WIDEST_METRES = Math.max(...WIDER_RADII) * 1_000
const MOST_RELATED = 3

/** A search near one without results, and how it is answered. */
export interface NearSearch {
  readonly alternative: Alternative
  readonly parsedQuery: ParsedQuery
  /** docIds that satisfy the words; undefined when there are none. */
  readonly matches: DocIdSet | undefined
}

/**
 * Searches near one without results that do have results, each with its exact count. What is nearest comes first: all that
 * was asked for farther away, the same place at another time, a related trade there, the same in all of Germany, without
 * filters. The trade itself is given up last.
 */
export function searchesNear(
  snapshot: Snapshot,
  query: SearchQuery,
  parseResult: ParseResult,
  now: number,
): NearSearch[] {
  const asked = { snapshot, parseResult, now, parameters: parametersOf(query, parseResult) }
  const { terms, filters } = parseResult.parsedQuery
  const timeless = [...withoutTime(asked)]
  const isTimeAlone = !isFiltered({ ...filters, openAt: undefined, categories: undefined })
  const [firstRelated, ...otherRelated] = related(asked)
  const simpler = [...withoutWord(asked)].filter(hasResults)
  const wordless = simpler.length > 0 ? simpler : [...tradeAlone(asked)]
  const isOnlyTrades = terms.length > 0 && terms.every(isTrade)
  return [
    ...widerRadius(asked),
    ...timeless,
    ...(firstRelated === undefined ? [] : [firstRelated]),
    ...withoutPlace(asked),
    ...(timeless.length > 0 && isTimeAlone ? [] : withoutFilters(asked)),
    ...(isOnlyTrades ? otherRelated : wordless),
    ...(isOnlyTrades ? wordless : otherRelated),
  ].filter(hasResults)
}

function hasResults({ alternative }: NearSearch): boolean {
  return alternative.count > 0
}

interface Asked {
  readonly snapshot: Snapshot
  readonly parseResult: ParseResult
  readonly now: number
  readonly parameters: Parameters
}

function* widerRadius(asked: Asked): Generator<NearSearch> {
  const { parsedQuery, matches } = asked.parseResult
  const wider = widened(asked, parsedQuery)
  if (wider === undefined) return
  const { km, count } = wider
  const query = { ...asked.parameters, radiusKm: String(km) }
  yield {
    alternative: { kind: 'wider-radius', subject: String(km), query, count },
    parsedQuery: wider.parsedQuery,
    matches,
  }
}

/** Whoever is closed then says when he opens next. */
function* withoutTime(asked: Asked): Generator<NearSearch> {
  const { parsedQuery, matches } = asked.parseResult
  const { openAt } = parsedQuery.filters
  if (openAt === undefined) return
  const filters = { ...parsedQuery.filters, openAt: undefined }
  const found = hereOrAround(asked, { ...parsedQuery, filters })
  if (found === undefined) return
  const { openAt: _, ...parameters } = asked.parameters
  yield { ...nearSearch('without-time', writeOpenAt(openAt), parameters, found), matches }
}

function* withoutFilters(asked: Asked): Generator<NearSearch> {
  const { parsedQuery, matches } = asked.parseResult
  if (!isFiltered(parsedQuery.filters)) return
  const { categories, ...narrower } = parsedQuery.filters
  const { query, location, lat, lon, radiusKm, verbatim, category } = asked.parameters
  // Whoever looks for a trade is not helped by others, as long as there is one without the other filters.
  for (const isTradeKept of isFiltered({ ...narrower, categories: undefined }) ? [true, false] : [false]) {
    const filters = isTradeKept ? { ...NO_FILTERS, categories } : NO_FILTERS
    const found = hereOrAround(asked, { ...parsedQuery, filters })
    if (found === undefined) continue
    const kept = { query, location, lat, lon, radiusKm, verbatim, ...(isTradeKept && { category }) }
    yield { ...nearSearch('without-filters', '', withoutEmpty(kept), found), matches }
    return
  }
}

/** A search that has results. */
interface Found {
  readonly parsedQuery: ParsedQuery
  readonly count: number
  /** The wider radius; missing where there are results without one. */
  readonly km?: number
}

function nearSearch(
  kind: Alternative['kind'],
  subject: string,
  parameters: Parameters,
  { parsedQuery, count, km }: Found,
): Pick<NearSearch, 'alternative' | 'parsedQuery'> {
  const query = km === undefined ? parameters : { ...parameters, radiusKm: String(km) }
  return {
    alternative: { kind, subject, query, count, ...(km !== undefined && { radiusKm: km }) },
    parsedQuery,
  }
}

/** A query at its own place, or in the first wider radius that has results. */
function hereOrAround(asked: Asked, parsedQuery: ParsedQuery): Found | undefined {
  const { snapshot, now, parseResult } = asked
  const count = narrowed(snapshot, parsedQuery, now, parseResult.matches).length
  return count > 0 ? { parsedQuery, count } : widened(asked, parsedQuery)
}

/** A query in the first wider radius that has results. All radii are counted at once. */
function widened(
  { snapshot, now, parseResult }: Asked,
  parsedQuery: ParsedQuery,
): Required<Found> | undefined {
  const { place, radiusMetres = 0 } = parsedQuery
  if (place === null || place.centre === null) return undefined
  const bands = bandsAround(place.centre, WIDEST_METRES)
  const widest: ParsedQuery = { ...parsedQuery, radiusMetres: WIDEST_METRES, sort: 'distance' }
  const { counts } = docsAround(snapshot, widest, now, { bands, bandCount: 0, matches: parseResult.matches })
  for (const km of WIDER_RADII) {
    if (km * 1_000 <= radiusMetres) continue
    const count = counts.subarray(0, bandCountWithin(bands, km * 1_000)).reduce((sum, one) => sum + one, 0)
    if (count > 0) return { parsedQuery: { ...widest, radiusMetres: km * 1_000 }, count, km }
  }
  return undefined
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
  const what = written(parsedQuery, others)
  const simpler: ParsedQuery = { ...parsedQuery, what, terms: others }
  const matches = docsWithWords(snapshot, FIELDS.all, others)
  const count = narrowed(snapshot, simpler, now, matches).length
  const left = terms[rarest]
  const subject = left === undefined ? parsedQuery.what : written(parsedQuery, [left])
  const query = withoutEmpty({ ...parameters, query: what || undefined })
  yield { alternative: { kind: 'without-word', subject, query, count }, parsedQuery: simpler, matches }
}

/** Terms of a query as they were typed. */
function written({ what }: ParsedQuery, terms: readonly QueryTerm[]): string {
  return terms.map(({ typed }) => asWritten(what, typed) ?? typed).join(' ')
}

/** Leaves out all words beside a trade: at its place, around it, or in all of Germany. */
function* tradeAlone(asked: Asked): Generator<NearSearch> {
  const { snapshot, parseResult, parameters } = asked
  const { parsedQuery } = parseResult
  const { terms } = parsedQuery
  const trades = terms.filter(isTrade)
  if (trades.length === 0 || trades.length === terms.length) return
  const what = written(parsedQuery, trades)
  const simpler: ParsedQuery = { ...parsedQuery, what, terms: trades }
  const matches = docsWithWords(snapshot, FIELDS.all, trades)
  const alone: Asked = {
    ...asked,
    parseResult: { ...parseResult, parsedQuery: simpler, matches },
    parameters: { ...parameters, query: what },
  }
  const others = written(
    parsedQuery,
    terms.filter(term => !isTrade(term)),
  )
  const found = hereOrAround(alone, simpler)
  if (found !== undefined) {
    yield { ...nearSearch('without-word', others, alone.parameters, found), matches }
    return
  }
  for (const { alternative, ...near } of withoutPlace(alone)) {
    const subject = `${others} ${alternative.subject}`
    yield { ...near, alternative: { ...alternative, kind: 'without-word', subject } }
  }
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
