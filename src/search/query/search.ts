import { writeOpenAt } from '#domain/opening-hours/open-at.ts'
import type { SearchAnswer, SearchQuery } from '#domain/search/search.ts'
import { cardsOf } from '#search/snapshot/cards.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { type NearSearch, searchesNear } from './alternatives.ts'
import { facetsOf } from './facets/facets.ts'
import { listedTrade } from './listed-trade.ts'
import { emergencyOf } from './matching/emergency.ts'
import { findDocs } from './matching/find-docs.ts'
import { mentionsOf } from './mentions.ts'
import { isNearNowhere } from './parsing/near-me.ts'
import { isUnknown } from './parsing/parse-query.ts'
import { understoodOf } from './parsing/understood.ts'
import { pageOf } from './ranking/page.ts'
import { readNearMe } from './read-near-me.ts'

/** Answers a search on one snapshot. No typed text makes it throw. */
export function searchIn(snapshot: Snapshot, query: SearchQuery, now: number): SearchAnswer {
  const { read, parseResult } = readNearMe(snapshot, query, now)
  const { parsedQuery, matches, corrected } = parseResult
  const found = findDocs(snapshot, parsedQuery, now, matches)
  const { results } = found
  const page = pageOf(snapshot, parsedQuery, found, query.offset, query.limit)
  const near = results.length === 0 ? searchesNear(snapshot, read.query, parseResult, now) : []
  const [nearest] = near
  const mentions = mentionsOf(snapshot, page, parsedQuery.terms)
  const openAt = read.query.openAt && writeOpenAt(read.query.openAt)
  const trade = listedTrade(snapshot, read.query, parsedQuery, results)
  const emergency = emergencyOf(snapshot, parsedQuery.terms, results)
  // What is nearest to an unknown place is unknown, too.
  const isPlaceUnknown = isUnknown(parsedQuery.place)
  return {
    businesses: cardsOf(snapshot, page, now, parsedQuery.place?.centre ?? null, mentions),
    total: results.length,
    place: parsedQuery.place?.shown ?? null,
    ...(trade !== undefined && { trade }),
    ...(openAt !== undefined && { openAt: { value: openAt, label: openAt } }),
    ...(emergency !== undefined && { emergency }),
    facets: facetsOf(snapshot, parsedQuery, found, matches, now),
    corrected,
    understood: understoodOf(snapshot, read, parseResult, results.length, now),
    alternatives: near.map(({ alternative }) => alternative),
    ...(nearest !== undefined && !isPlaceUnknown && { nearest: nearestOf(snapshot, nearest, now) }),
    ...(isNearNowhere(query, parsedQuery) && { asksPosition: true }),
    ...(isPlaceUnknown && { unknownPlace: parseResult.where }),
  }
}

/** Enough to choose from; all of them are one click away. */
const MOST_NEAREST = 6

function nearestOf(
  snapshot: Snapshot,
  { alternative, parsedQuery, matches }: NearSearch,
  now: number,
): NonNullable<SearchAnswer['nearest']> {
  const found = findDocs(snapshot, parsedQuery, now, matches)
  const page = pageOf(snapshot, parsedQuery, found, 0, MOST_NEAREST)
  const mentions = mentionsOf(snapshot, page, parsedQuery.terms)
  const centre = parsedQuery.place?.centre ?? null
  return { ...alternative, businesses: cardsOf(snapshot, page, now, centre, mentions) }
}
