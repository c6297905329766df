import type { SearchAnswer, SearchQuery } from '#domain/search/search.ts'
import { cardsOf } from '#search/snapshot/cards.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { alternativesTo } from './alternatives.ts'
import { facetsOf } from './facets.ts'
import { findDocs } from './find-docs.ts'
import { mentionsOf } from './mentions.ts'
import { pageOf } from './page.ts'
import { isNearNowhere, parseQuery } from './parse-query.ts'
import { readQuery } from './read-query.ts'
import { understoodOf } from './understood.ts'

/** Answers a search on one snapshot. No typed text makes it throw. */
export function searchIn(snapshot: Snapshot, query: SearchQuery, now: number): SearchAnswer {
  const read = readQuery(snapshot, query)
  const parseResult = parseQuery(snapshot, read.query)
  const { parsedQuery, matches, corrected } = parseResult
  const found = findDocs(snapshot, parsedQuery, now, matches)
  const { results } = found
  const page = pageOf(snapshot, parsedQuery, found, query.offset, query.limit)
  const mentions = mentionsOf(snapshot, page, parsedQuery.terms)
  return {
    businesses: cardsOf(snapshot, page, now, parsedQuery.place?.centre ?? null, mentions),
    total: results.length,
    place: parsedQuery.place?.shown ?? null,
    facets: facetsOf(snapshot, parsedQuery, found, matches, now),
    corrected,
    understood: understoodOf(snapshot, read, parseResult, now),
    alternatives: results.length === 0 ? alternativesTo(snapshot, read.query, parseResult, now) : [],
    ...(isNearNowhere(query, parsedQuery) && { asksPosition: true }),
  }
}
