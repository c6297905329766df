import { categoryFor, relatedCategories } from '#domain/category/category.ts'
import type { Alternative, SearchQuery } from '#domain/search/search.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { docsWithWord, docsWithWords, narrowed } from './candidates.ts'
import { parseCategories } from './parse-filters.ts'
import type { ParseResult } from './parse-query.ts'
import { isFiltered, NO_FILTERS, type ParsedQuery } from './parsed-query.ts'
import { type Parameters, parametersOf, withoutEmpty } from './query-parameters.ts'

/** Kilometres that are tried around a place, in this order. */
const WIDER_RADII = [10, 25, 50, 100] as const
const MOST_RELATED = 3

/** Searches near one without results that do have results, each with its exact count. */
export function alternativesTo(
  snapshot: Snapshot,
  query: SearchQuery,
  parseResult: ParseResult,
  now: number,
): Alternative[] {
  const asked = { snapshot, parseResult, now, parameters: parametersOf(query, parseResult) }
  return [
    ...widerRadius(asked),
    ...withoutFilters(asked),
    ...withoutWord(asked),
    ...withoutPlace(asked),
    ...related(asked),
  ].filter(({ count }) => count > 0)
}

interface Asked {
  readonly snapshot: Snapshot
  readonly parseResult: ParseResult
  readonly now: number
  readonly parameters: Parameters
}

function* widerRadius({ snapshot, parseResult, now, parameters }: Asked): Generator<Alternative> {
  const { parsedQuery, matches } = parseResult
  if (parsedQuery.place === null || parsedQuery.place.centre === null) return
  for (const km of WIDER_RADII) {
    if (km * 1_000 <= (parsedQuery.radiusMetres ?? 0)) continue
    const count = narrowed(snapshot, { ...parsedQuery, radiusMetres: km * 1_000 }, now, matches).length
    if (count === 0) continue
    yield { kind: 'wider-radius', subject: String(km), query: { ...parameters, radiusKm: String(km) }, count }
    return
  }
}

function* withoutFilters({ snapshot, parseResult, now, parameters }: Asked): Generator<Alternative> {
  const { parsedQuery, matches } = parseResult
  if (!isFiltered(parsedQuery.filters)) return
  const count = narrowed(snapshot, { ...parsedQuery, filters: NO_FILTERS }, now, matches).length
  const { query, location, lat, lon, radiusKm } = parameters
  yield {
    kind: 'without-filters',
    subject: '',
    query: withoutEmpty({ query, location, lat, lon, radiusKm }),
    count,
  }
}

/** Leaves out the rarest word; an only word just when a place or a category is left. */
function* withoutWord({ snapshot, parseResult, now, parameters }: Asked): Generator<Alternative> {
  const { parsedQuery } = parseResult
  const { terms } = parsedQuery
  if (terms.length === 0 || (terms.length === 1 && parsedQuery.place === null && !parameters.category)) return
  const counts = terms.map(({ alternatives }) => docsWithWord(snapshot, FIELDS.all, alternatives).length)
  const rarest = counts.indexOf(Math.min(...counts))
  const others = terms.filter((_, at) => at !== rarest)
  const what = others.map(({ word }) => word).join(' ')
  const simpler: ParsedQuery = { ...parsedQuery, what, terms: others }
  const count = narrowed(snapshot, simpler, now, docsWithWords(snapshot, FIELDS.all, others)).length
  const subject = terms[rarest]?.word ?? ''
  yield {
    kind: 'without-word',
    subject,
    query: withoutEmpty({ ...parameters, query: what || undefined }),
    count,
  }
}

function* withoutPlace({ snapshot, parseResult, now, parameters }: Asked): Generator<Alternative> {
  const { parsedQuery, matches, where } = parseResult
  if (parsedQuery.place === null) return
  const count = narrowed(
    snapshot,
    { ...parsedQuery, place: null, radiusMetres: undefined },
    now,
    matches,
  ).length
  const { location: _, lat: __, lon: ___, radiusKm: ____, ...rest } = parameters
  yield { kind: 'without-place', subject: parsedQuery.place.shown?.label ?? where, query: rest, count }
}

/** Categories related to the one that was filtered by or typed. */
function* related({ snapshot, parseResult, now, parameters }: Asked): Generator<Alternative> {
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
    const count = narrowed(snapshot, { ...parsedQuery, what: '', terms: [], filters }, now, undefined).length
    if (count === 0) continue
    const { query: _, ...rest } = parameters
    yield { kind: 'related-category', subject: category.name, query: { ...rest, category: slug }, count }
    if (++found >= MOST_RELATED) return
  }
}
