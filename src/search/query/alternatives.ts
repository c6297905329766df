import { relatedCategories } from '#domain/category/category.ts'
import { tradesMeant } from '#domain/category/meant-trades.ts'
import { writeOpenAt } from '#domain/opening-hours/open-at.ts'
import type { Alternative } from '#domain/search/search.ts'
import { asWritten } from '#domain/text/as-written.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import type { Position } from '#search/geo/sphere.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import type { ChosenReading } from './choose-reading.ts'
import { docsWithWord } from './matching/candidates.ts'
import { radiiWithResults } from './matching/find-docs.ts'
import { findResults } from './matching/find-results.ts'
import { changed, type IndexQuery, withFilters } from './matching/index-query.ts'
import { indexQuery } from './matching/matches.ts'
import { isTrade, tradesOf } from './named-trade.ts'
import { EVERYTHING, isFiltered, NO_FILTERS, type ParsedPlace, type ParsedQuery } from './parsed-query.ts'
import { parseCategories } from './parsing/parse-filters.ts'
import { parsePlace, placeOfPosition } from './parsing/parse-place.ts'
import { type Parameters, parametersOf, withoutEmpty } from './parsing/query-parameters.ts'
import { isWordless } from './parsing/read-boxes.ts'
import { isNeed } from './parsing/read-needs.ts'
import { vocabularyOf } from './parsing/vocabulary.ts'

/** Kilometres that are tried around a place, in this order. Each is the end of a distance band. */
const WIDER_RADII = [10, 25, 50, 100] as const
const MOST_RELATED = 3

/** A search near one without results, and how it is answered. */
export interface NearSearch {
  readonly alternative: Alternative
  readonly indexQuery: IndexQuery
}

/**
 * Searches near one without results that do have results, each with its exact count. What is nearest comes first: all that
 * was asked for farther away, the same place at another time, a related trade there, the trade alone there, the same in all of
 * Germany, without filters. The trade itself is given up last.
 */
export function searchesNear({ query, indexQuery: without, where }: ChosenReading): NearSearch[] {
  const asked = { without, where, parameters: parametersOf(query, without.parsedQuery, where) }
  const { terms, filters } = without.parsedQuery
  const timeless = [...withoutTime(asked)]
  const isTimeAlone = !isFiltered({ ...filters, openAt: undefined, categories: undefined })
  const [firstRelated, ...otherRelated] = related(asked)
  const simpler = [...withoutWord(asked)].filter(hasResults)
  const wordless = simpler.length > 0 ? simpler : [...tradeAlone(asked)]
  const isOnlyTrades = terms.length > 0 && terms.every(isTrade)
  // Who is of the trade there helps more than who is of it and has every word, at the other end of the country.
  const isOfTrade = terms.some(isTrade)
  const isNearer = !isOnlyTrades && isOfTrade && wordless.some(isAtPlace)
  const unfiltered = timeless.length > 0 && isTimeAlone ? [] : [...withoutSomeFilters(asked)]
  const isUnfilteredNearer = isOfTrade && unfiltered.some(isAtPlace)
  const near = [
    ...around(asked),
    ...timeless,
    ...(firstRelated === undefined ? [] : [firstRelated]),
    ...(isNearer ? wordless : []),
    ...(isUnfilteredNearer ? unfiltered : []),
    ...withoutPlace(asked),
    ...(isUnfilteredNearer ? [] : unfiltered),
    ...(isOnlyTrades ? otherRelated : isNearer ? [] : wordless),
    ...(isOnlyTrades ? wordless : otherRelated),
  ].filter(hasResults)
  return near.length > 0 ? near : [...tradeUnfiltered(asked)].filter(hasResults)
}

/** Whether a search is still about the place that was asked for, or around it. */
function isAtPlace({ alternative: { query } }: NearSearch): boolean {
  return query.location !== undefined || query.lat !== undefined
}

function hasResults({ alternative }: NearSearch): boolean {
  return alternative.count > 0
}

interface Asked {
  /** The query without results. */
  readonly without: IndexQuery
  /** Its place as typed. */
  readonly where: string
  readonly parameters: Parameters
}

/** The nearest, then the whole city of a part of it, then the first circle that has more: the towns around. */
function* around(asked: Asked): Generator<NearSearch> {
  const { without, parameters } = asked
  const [nearest, ...farther] = widened(without)
  const wider = ({ km, count, query: indexQuery }: Required<Found>): NearSearch => {
    const query = { ...parameters, radiusKm: String(km) }
    return { alternative: { kind: 'wider-radius', subject: String(km), query, count }, indexQuery }
  }
  if (nearest !== undefined) yield wider(nearest)
  yield* wholeCity(asked)
  const more = farther.find(({ count }) => count > (nearest?.count ?? 0))
  if (more !== undefined) yield wider(more)
}

function* wholeCity({ without, parameters }: Asked): Generator<NearSearch> {
  const { snapshot, parsedQuery } = without
  const { shown } = parsedQuery.place ?? {}
  if (shown?.citySlug == null || shown.kind === 'city') return
  const place = parsePlace(vocabularyOf(snapshot), shown.citySlug)
  const query = changed(without, { place, radiusMetres: undefined })
  const { radiusKm: _, ...others } = parameters
  const subject = place.shown?.label ?? ''
  const ofCity = { ...others, location: shown.citySlug }
  yield nearSearch('whole-city', subject, ofCity, { query, count: findResults(query).length })
}

/** Whoever is closed then says when he opens next. */
function* withoutTime({ without, parameters }: Asked): Generator<NearSearch> {
  const { openAt } = without.parsedQuery.filters
  if (openAt === undefined) return
  const found = hereOrAround(withFilters(without, { openAt: undefined }))
  const { openAt: _, ...others } = parameters
  if (found !== undefined) yield nearSearch('without-time', writeOpenAt(openAt), others, found)
}

function* withoutSomeFilters({ without, parameters }: Asked): Generator<NearSearch> {
  const { filters } = without.parsedQuery
  if (!isFiltered(filters)) return
  const { categories, ...narrower } = filters
  const { query, location, lat, lon, radiusKm, verbatim, category } = parameters
  // Whoever looks for a trade is not helped by others, as long as there is one without the other filters.
  for (const isTradeKept of isFiltered({ ...narrower, categories: undefined }) ? [true, false] : [false]) {
    const found = hereOrAround(
      changed(without, { filters: isTradeKept ? { ...NO_FILTERS, categories } : NO_FILTERS }),
    )
    if (found === undefined) continue
    const kept = { query, location, lat, lon, radiusKm, verbatim, ...(isTradeKept && { category }) }
    yield nearSearch('without-filters', '', withoutEmpty(kept), found)
    return
  }
}

/** A search that has results. */
interface Found {
  readonly query: IndexQuery
  readonly count: number
  /** The wider radius; missing where there are results without one. */
  readonly km?: number
}

function nearSearch(
  kind: Alternative['kind'],
  subject: string,
  parameters: Parameters,
  { query: indexQuery, count, km }: Found,
): NearSearch {
  const query = km === undefined ? parameters : { ...parameters, radiusKm: String(km) }
  return {
    alternative: { kind, subject, query, count, ...(km !== undefined && { radiusKm: km }) },
    indexQuery,
  }
}

/** A query at its own place, or in the first wider radius that has results. */
function hereOrAround(query: IndexQuery): Found | undefined {
  const count = findResults(query).length
  return count > 0 ? { query, count } : widened(query)[0]
}

/** A query in each wider radius that has results. */
function widened(query: IndexQuery): readonly Required<Found>[] {
  const { radiusMetres = 0 } = query.parsedQuery
  const wider = WIDER_RADII.filter(km => km * 1_000 > radiusMetres)
  return radiiWithResults(query, wider).map(({ km, count }) => ({
    km,
    count,
    query: changed(query, { radiusMetres: km * 1_000, sort: 'distance' }),
  }))
}

/**
 * Leaves out the rarest word, a trade only where every word is one; an only word just when a place or a category is left.
 */
function* withoutWord({ without, parameters }: Asked): Generator<NearSearch> {
  const { parsedQuery, snapshot } = without
  const { terms } = parsedQuery
  if (terms.length === 0 && !isWordless(parsedQuery.what)) return
  // Without its only word a search lists whatever is there.
  if (terms.length === 1 && !parameters.category) return
  if (terms.length === 0 && parsedQuery.place === null && !parameters.category) return
  const isEveryTrade = terms.every(isTrade)
  const counts = terms.map(term =>
    isTrade(term) && !isEveryTrade
      ? Number.POSITIVE_INFINITY
      : docsWithWord(snapshot, FIELDS.all, term.alternatives).length,
  )
  const rarest = counts.indexOf(Math.min(...counts))
  const query = withTerms(
    without,
    terms.filter((_, at) => at !== rarest),
  )
  const left = terms[rarest]
  const subject = left === undefined ? parsedQuery.what : written(parsedQuery, [left])
  const others = withoutEmpty({ ...parameters, query: query.parsedQuery.what || undefined })
  yield nearSearch('without-word', subject, others, { query, count: findResults(query).length })
}

/** A query for some of its words alone. */
function withTerms({ snapshot, parsedQuery, now }: IndexQuery, terms: readonly QueryTerm[]): IndexQuery {
  const { number: _, ...others } = parsedQuery
  return indexQuery(snapshot, { ...others, what: written(parsedQuery, terms), terms }, now)
}

/** Terms of a query as they were typed. */
function written({ what }: ParsedQuery, terms: readonly QueryTerm[]): string {
  return terms.map(({ typed }) => asWritten(what, typed) ?? typed).join(' ')
}

/** Leaves out all words beside a trade, of several trades all but the first: at its place, around it, or in all of Germany. */
function* tradeAlone(asked: Asked): Generator<NearSearch> {
  const { terms } = asked.without.parsedQuery
  const all = terms.filter(isTrade)
  for (const trades of [all, all.slice(0, 1)]) {
    if (trades.length === 0 || trades.length === terms.length) continue
    const found = [...tradesAlone(asked, trades)].filter(hasResults)
    yield* found
    if (found.length > 0) return
  }
}

function* tradesAlone(
  { without, where, parameters }: Asked,
  trades: readonly QueryTerm[],
): Generator<NearSearch> {
  const { parsedQuery } = without
  const alone = withTerms(without, trades)
  const others = written(
    parsedQuery,
    parsedQuery.terms.filter(term => !trades.includes(term)),
  )
  const ofTrade = { ...parameters, query: alone.parsedQuery.what }
  const found = hereOrAround(alone)
  if (found !== undefined) {
    yield nearSearch('without-word', others, ofTrade, found)
    return
  }
  for (const { alternative, ...near } of withoutPlace({ without: alone, where, parameters: ofTrade })) {
    const subject = `${others} ${alternative.subject}`
    yield { ...near, alternative: { ...alternative, kind: 'without-word', subject } }
  }
}

/** The trades alone without any filter. */
function* tradeUnfiltered({ without, parameters }: Asked): Generator<NearSearch> {
  const { terms, filters } = without.parsedQuery
  const trades = terms.filter(isTrade)
  if (trades.length === 0 || !isFiltered(filters)) return
  const alone = withTerms(changed(without, { filters: NO_FILTERS }), trades)
  const found = hereOrAround(alone)
  const { location, lat, lon, radiusKm } = parameters
  const kept = withoutEmpty({ query: alone.parsedQuery.what, location, lat, lon, radiusKm })
  if (found !== undefined) yield nearSearch('without-filters', '', kept, found)
}

function* withoutPlace({ without, where, parameters }: Asked): Generator<NearSearch> {
  const { place, sort } = without.parsedQuery
  if (place === null) return
  const centre = middleOf(place)
  const query = changed(without, {
    place: centre && placeOfPosition(centre),
    radiusMetres: undefined,
    sort: centre ? 'distance' : sort,
  })
  const { location: _, lat: __, lon: ___, radiusKm: ____, ...others } = parameters
  const subject = place.shown?.label ?? where
  yield nearSearch('without-place', subject, others, { query, count: findResults(query).length })
}

/** Where a place is; what is nearest to a region is measured from its middle. */
function middleOf({ centre, shown }: ParsedPlace): Position | null {
  if (centre !== null || shown === null) return centre
  const { latitude, longitude } = shown
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** Categories related to the one that was filtered by or typed, or that would help with a need. */
function* related({ without, parameters }: Asked): Generator<NearSearch> {
  const { snapshot, parsedQuery, now } = without
  const { lookup } = snapshot
  const [need] = parsedQuery.terms.filter(isNeed).flatMap(tradesOf)
  const [asked = need] = tradesMeant(parameters.category?.split(',')[0] ?? parsedQuery.what) ?? []
  if (asked === undefined) return
  const { categoryCounts } = summariesOf(snapshot)
  const { place, radiusMetres, filters, sort } = parsedQuery
  let found = 0
  for (const slug of relatedCategories(asked)) {
    const number = lookup.categories.find(slug)
    const category = number === undefined ? undefined : lookup.categories.entries[number]
    if (number === undefined || category === undefined || !categoryCounts[number]) continue
    const ofCategory = { ...filters, categories: parseCategories(lookup, [slug]) }
    const related = indexQuery(
      snapshot,
      { ...EVERYTHING, place, radiusMetres, sort, filters: ofCategory },
      now,
    )
    const near = hereOrAround(related)
    if (near === undefined) continue
    const { query: _, ...others } = parameters
    yield nearSearch('related-category', category.name, { ...others, category: slug }, near)
    if (++found >= MOST_RELATED) return
  }
}
