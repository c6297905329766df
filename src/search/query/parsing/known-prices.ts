import type { SearchQuery } from '#domain/search/search.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { narrowed } from '../matching/candidates.ts'
import { parseQuery } from './parse-query.ts'

/** Where fewer state what they cost, a search for cheap ones would lose most of them for what is not known. */
const LEAST_SHARE = 0.25

/** Whether enough results of a query state their price level for a choice by it. */
export function hasKnownPrices(snapshot: Snapshot, query: SearchQuery, now: number): boolean {
  const { parsedQuery, matches } = parseQuery(snapshot, query)
  const { length, parts } = narrowed(snapshot, parsedQuery, now, matches)
  let known = 0
  for (const { indexes, values } of parts)
    for (let at = 0; at < indexes.length; at++) if (values.price[indexes[at] ?? 0] !== 0) known++
  return known > 0 && known >= length * LEAST_SHARE
}
