import type { SearchQuery } from '#domain/search/search.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { narrowed } from './matching/candidates.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { nearMeIn } from './parsing/near-me.ts'
import { type ParseResult, parseQuery } from './parsing/parse-query.ts'
import { type ReadQuery, readQuery } from './parsing/read-query.ts'

/** Kilometres that are tried around the visitor, in this order. */
const NEAR_RADII = [5, 10, 25, 50, 100] as const

interface Reading {
  readonly read: ReadQuery
  readonly parseResult: ParseResult
}

/** Reads a query; 'in der Nähe' as the smallest circle around the visitor in which something is found. */
export function readNearMe(snapshot: Snapshot, query: SearchQuery, now: number): Reading {
  const read = readQuery(snapshot, query, now)
  const parseResult = parseQuery(snapshot, read.query)
  const widened = widenNearMe(snapshot, read, parseResult.parsedQuery, now, parseResult.matches)
  if (widened === undefined) return { read, parseResult }
  return { read: widened, parseResult: parseQuery(snapshot, widened.query) }
}

/**
 * A query near the visitor with the smallest radius that has a result.
 * @param matches docIds that satisfy the words; undefined when it has none
 * @returns undefined for other queries, and where nothing is within 100 km
 */
function widenNearMe(
  snapshot: Snapshot,
  read: ReadQuery,
  parsedQuery: ParsedQuery,
  now: number,
  matches: DocIdSet | undefined,
): ReadQuery | undefined {
  const { query, phrases } = read
  const typed = nearMeIn(query)
  const { place, radiusMetres } = parsedQuery
  if (typed === undefined || place?.shown?.kind !== 'position' || radiusMetres !== undefined) return undefined
  const radiusKm = NEAR_RADII.find(
    km => narrowed(snapshot, { ...parsedQuery, radiusMetres: km * 1_000 }, now, matches).length > 0,
  )
  if (radiusKm === undefined) return undefined
  return {
    ...read,
    query: { ...query, radiusKm },
    phrases: [...phrases, { kind: 'radius', typed, value: String(radiusKm) }],
  }
}
