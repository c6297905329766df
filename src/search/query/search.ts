import type { SearchAnswer, SearchQuery } from '#domain/search.ts'
import { cardsOf } from '#search/snapshot/cards.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { alternativesTo } from './alternatives.ts'
import { findResults } from './around.ts'
import { facetsOf } from './facets.ts'
import { pageOf } from './page.ts'
import { isNearNowhere, readQuery } from './read-query.ts'

/** Answers a search on one snapshot. Never throws for anything typed. */
export function searchIn(snapshot: Snapshot, query: SearchQuery, now: number): SearchAnswer {
  const understood = readQuery(snapshot, query)
  const { reading, words, corrected } = understood
  const found = findResults(snapshot, reading, now, words)
  const { results } = found
  const page = pageOf(snapshot, reading, results, query.offset, query.limit)
  return {
    businesses: cardsOf(snapshot, page, now, reading.place?.centre ?? null),
    total: results.length,
    place: reading.place?.shown ?? null,
    facets: facetsOf(snapshot, reading, found, words, now),
    corrected,
    alternatives: results.length === 0 ? alternativesTo(snapshot, query, understood, now) : [],
    ...(isNearNowhere(query, reading) && { asksPosition: true }),
  }
}
