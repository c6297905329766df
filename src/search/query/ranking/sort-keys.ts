import type { SearchSort } from '#domain/search/search.ts'
import { sortKey } from '#domain/text/sort-key.ts'
import { bayesianRating } from '#search/document/static-rank.ts'
import { cachedPerSnapshot, cityVersion } from '#search/snapshot/cached-per-snapshot.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { Ranked } from './static-order.ts'

/**
 * The keys that results are sorted by, by index in `ranked`. Lower comes first; equal keys keep the static order.
 * Relevance and distance have equal keys, because page.ts orders by distance.
 * The next call overwrites them.
 */
export function sortKeys(snapshot: Snapshot, ranked: Ranked, sort: SearchSort): Float64Array {
  const { rating, reviews, city } = snapshot.values
  switch (sort) {
    case 'relevance':
    case 'distance':
      return new Float64Array(ranked.length)
    case 'rating':
      return keys(ranked, docId => -countedRating(rating[docId] ?? 0, reviews[docId] ?? 0))
    case 'reviews':
      return keys(ranked, docId => -((reviews[docId] ?? 0) * 64 + (rating[docId] ?? 0)))
    case 'name': {
      const { name } = snapshot.values
      const { base } = snapshot.state
      const changed = namePositions(snapshot)
      return keys(ranked, docId => (docId <= base ? name[docId] : changed[docId - base]) ?? 0)
    }
    case 'city': {
      const ranks = cityRanks(snapshot)
      return keys(ranked, docId => ranks[city[docId] ?? 0] ?? 0)
    }
  }
}

/** The rating as it counts: one review of 5.0 stands behind 350 of 4.7. Without any rating 0. @param tenths of a star */
function countedRating(tenths: number, reviews: number): number {
  return tenths === 0 ? 0 : bayesianRating(tenths / 10, reviews)
}

function keys(ranked: Ranked, keyOf: (docId: number) => number): Float64Array {
  if (keyRoom.length < ranked.length) keyRoom = new Float64Array(ranked.length)
  const found = keyRoom
  for (let at = 0; at < ranked.length; at++) found[at] = keyOf(ranked[at] ?? 0)
  return found
}

/** The next call overwrites it. An array for each call would make the garbage collector stop the process more often. */
let keyRoom = new Float64Array(0)

/**
 * The positions of the delta's documents in the order of names, by row. They are between two of the main file; those
 * between the same two are ordered here.
 */
const namePositions = cachedPerSnapshot(({ values, state }): Float64Array => {
  const { nameKeys, base } = state
  const delta = Array.from({ length: state.end - base - 1 }, (_, at) => base + 1 + at)
  const positions = new Float64Array(delta.length + 1)
  delta.sort((a, b) => {
    const [keyA = '', keyB = ''] = [nameKeys[a - base], nameKeys[b - base]]
    return (
      (values.name[a] ?? 0) - (values.name[b] ?? 0) ||
      (keyA < keyB ? -1 : keyA > keyB ? 1 : (values.id[a] ?? 0) - (values.id[b] ?? 0))
    )
  })
  const step = 0.5 / (delta.length + 1)
  delta.forEach((docId, at) => {
    positions[docId - base] = (values.name[docId] ?? 0) + step * at
  })
  return positions
})

/** The position of each city in the order of shown names. */
const cityRanks = cachedPerSnapshot((snapshot): Float64Array => {
  const { entries } = snapshot.lookup.cities
  const named = entries.map(({ shown, slug }, number) => ({ key: sortKey(shown), slug, number }))
  named.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.slug < b.slug ? -1 : 1))
  const ranks = new Float64Array(entries.length)
  named.forEach(({ number }, rank) => {
    ranks[number] = rank
  })
  return ranks
}, cityVersion)
