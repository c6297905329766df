import type { SearchQuery } from '#domain/search/search.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { narrowed } from './candidates.ts'
import type { ParsedQuery } from './parsed-query.ts'
import type { ReadQuery } from './read-query.ts'

/** 'Autowerkstatt nahe mir': only the visitor's position says where that is. */
const NEAR_ME = new RegExp(
  `(?<!\\p{L})(?:${[
    'in meiner (?:n(?:ä|ae)he|umgebung|gegend)',
    'in der (?:n(?:ä|ae)he|umgebung|gegend)(?! von)',
    'nahe mir|um die ecke|n(?:ä|ae)chstgelegene[nrs]?',
    '(?:near|close to|around) me|near ?by|nearest|closest',
    '(?:bana )?en yakın|yakınımda(?:ki)?|yakınlarda(?:ki)?|yakındaki',
  ].join('|')})(?!\\p{L})`,
  'giu',
)

/** Kilometres that are tried around the visitor, in this order. */
const NEAR_RADII = [5, 10, 25, 50, 100] as const

/** A text without the words that mean the visitor's own position. */
export function withoutNearMe(text: string): string {
  return text.replace(NEAR_ME, ' ').trim()
}

/** Whether somebody searches near himself, but his position is unknown. */
export function isNearNowhere(query: SearchQuery, { place }: ParsedQuery): boolean {
  const { latitude, longitude } = query
  if (place !== null || (latitude !== undefined && longitude !== undefined)) return false
  return nearMeIn(query) !== undefined
}

/**
 * A query near the visitor with the smallest radius that has a result.
 * @param matches docIds that satisfy the words; undefined when it has none
 * @returns undefined for other queries, and where nothing is within 100 km
 */
export function widenNearMe(
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

function nearMeIn({ text = '', location = '' }: SearchQuery): string | undefined {
  return text.match(NEAR_ME)?.[0] ?? location.match(NEAR_ME)?.[0]
}
