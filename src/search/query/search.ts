import { writeOpenAt } from '#domain/opening-hours/open-at.ts'
import type { FurtherHits, SearchAnswer, SearchQuery } from '#domain/search/search.ts'
import { cardsOf } from '#search/snapshot/cards.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { type NearSearch, searchesNear } from './alternatives.ts'
import { ReadingChooser } from './choose-reading.ts'
import { closedNamed } from './closed-named.ts'
import { conditionsOf } from './conditions.ts'
import { facetsOf } from './facets/facets.ts'
import { helpingTrades } from './helping-trades.ts'
import { listedTrade } from './listed-trade.ts'
import { emergencyOf } from './matching/emergency.ts'
import { type FoundDocs, findDocs } from './matching/find-docs.ts'
import type { IndexQuery } from './matching/index-query.ts'
import { furtherHits } from './matching/meant-docs.ts'
import { mentionsOf } from './mentions.ts'
import { isUnknown } from './parsed-query.ts'
import { isNearNowhere } from './parsing/near-me.ts'
import { pageOf } from './ranking/page.ts'
import { understoodOf } from './understood.ts'

/** Answers a search on one snapshot. No typed text makes it throw. */
export function searchIn(snapshot: Snapshot, asked: SearchQuery, now: number): SearchAnswer {
  const reading = new ReadingChooser(snapshot, now).choose(asked)
  const { query, indexQuery, corrected, where } = reading
  const { place } = indexQuery.parsedQuery
  const found = findDocs(indexQuery)
  const { results } = found
  const near = results.length === 0 ? searchesNear(reading) : []
  const nearest = near.find(one => isAboutTheSame(indexQuery, one.indexQuery))
  const understood = understoodOf(reading, results.length)
  const openAt = query.openAt && writeOpenAt(query.openAt)
  const trade = listedTrade(reading, results)
  const further = furtherOf(indexQuery, results.length, asked)
  const emergency = emergencyOf(indexQuery, results)
  const helping = helpingTrades(reading)
  const closed = asked.offset === 0 ? closedNamed(reading, asked) : []
  // What is nearest to an unknown place is unknown, too.
  const isPlaceUnknown = isUnknown(place)
  return {
    businesses: cardsOfPage(indexQuery, found, asked),
    total: results.length,
    ...(further !== undefined && { further }),
    place: place?.shown ?? null,
    ...(trade !== undefined && { trade }),
    ...(openAt !== undefined && { openAt: { value: openAt, label: openAt } }),
    ...(emergency !== undefined && { emergency }),
    ...(helping.length > 0 && { helping }),
    ...(closed.length > 0 && { closed }),
    facets: facetsOf(indexQuery, found),
    corrected,
    understood,
    alternatives: near.map(({ alternative }) => alternative),
    ...(results.length === 0 && { conditions: conditionsOf(snapshot, reading, understood.parts) }),
    ...(nearest !== undefined && !isPlaceUnknown && { nearest: nearestOf(nearest) }),
    ...(isNearNowhere(asked, indexQuery.parsedQuery) && { asksPosition: true }),
    ...(isPlaceUnknown && { unknownPlace: where }),
  }
}

/** The further hits of a page; only at and behind the end of the results. */
function furtherOf(
  query: IndexQuery,
  total: number,
  { offset, limit }: Pick<SearchQuery, 'offset' | 'limit'>,
): FurtherHits | undefined {
  const end = offset + limit
  const further = end < total ? undefined : furtherHits(query)
  if (further === undefined) return undefined
  const found = findDocs(further)
  const { length } = found.results
  const from = Math.max(offset, total)
  const page = { offset: from - total, limit: end - from }
  return length === 0 ? undefined : { total: length, businesses: cardsOfPage(further, found, page) }
}

/** Whether a search is still about words or a trade where the other one is: what has nothing of them is not near. */
function isAboutTheSame(asked: IndexQuery, other: IndexQuery): boolean {
  const hasSubject = ({ parsedQuery: { terms, filters } }: IndexQuery) =>
    terms.length > 0 || filters.categories !== undefined
  return hasSubject(other) || !hasSubject(asked)
}

/** Enough to choose from; all of them are one click away. */
const MOST_NEAREST = 6

function nearestOf({ alternative, indexQuery }: NearSearch): NonNullable<SearchAnswer['nearest']> {
  const page = { offset: 0, limit: MOST_NEAREST }
  return { ...alternative, businesses: cardsOfPage(indexQuery, findDocs(indexQuery), page) }
}

function cardsOfPage(query: IndexQuery, found: FoundDocs, part: Pick<SearchQuery, 'offset' | 'limit'>) {
  const { snapshot, parsedQuery, now } = query
  const page = pageOf(query, found, part)
  return cardsOf(snapshot, page, now, parsedQuery.place?.centre ?? null, mentionsOf(query, page))
}
