import { lowerBound } from '#domain/collections/binary-search.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { cachedPerSnapshot } from '#search/snapshot/cached-per-snapshot.ts'
import { type DocIdSet, NO_DOCS } from '#search/snapshot/doc-id-set.ts'
import { PostingCache } from '#search/snapshot/posting-cache.ts'
import { FIELDS, type Fields } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { PlaceRestriction } from '../parsed-query.ts'

/** Bytes of lists of live documents that are cached until the next change: at least, and for each document. */
const LIVE_LISTS_BYTES = { least: 32 << 20, aDocument: 32 }

/** The live documents of both files that satisfy one word in the fields. */
export function docsWithWord(
  snapshot: Snapshot,
  fields: Fields,
  alternatives: QueryTerm['alternatives'],
): DocIdSet {
  return docsWithWords(snapshot, fields, [{ alternatives }]) ?? NO_DOCS
}

/**
 * The live documents that satisfy every word in the fields; undefined when there is no word.
 * The same words give the same array until the next change, so results computed from it can be cached by the array.
 */
export function docsWithWords(
  snapshot: Snapshot,
  fields: Fields,
  words: readonly Pick<QueryTerm, 'alternatives'>[],
): DocIdSet | undefined {
  if (words.length === 0) return undefined
  const all = words.map(word => word.alternatives)
  return cachedLiveLists(snapshot).get(`${fields} ${JSON.stringify(all)}`, () => {
    const main = snapshot.main.matchingAll(fields, all)
    if (snapshot.state.entries.size === 0) return main
    return onlyLive(snapshot, joined(main, snapshot.delta.matchingAll(fields, all)))
  })
}

/** Those of some live documents that satisfy every word in the fields; fast when they are few. */
export function docsAmong(
  snapshot: Snapshot,
  docIds: DocIdSet,
  fields: Fields,
  words: readonly Pick<QueryTerm, 'alternatives'>[],
): DocIdSet {
  const all = words.map(word => word.alternatives)
  const split = lowerBound(docIds, snapshot.state.base + 1)
  return joined(
    snapshot.main.matchingAmong(docIds.subarray(0, split), fields, all),
    snapshot.delta.matchingAmong(docIds.subarray(split), fields, all),
  )
}

const cachedLiveLists = cachedPerSnapshot(
  ({ state }) => new PostingCache(Math.max(LIVE_LISTS_BYTES.least, state.base * LIVE_LISTS_BYTES.aDocument)),
)

/** The live documents with a token of document/tokens.ts in the fields. */
export function docsWithToken(snapshot: Snapshot, fields: Fields, token: string): DocIdSet {
  return docsWithWord(snapshot, fields, [[token]])
}

/** The documents at a place that posting lists have, by its token or by words of addresses; undefined for other places. */
export function docsWithPlaceTerms(snapshot: Snapshot, place: PlaceRestriction): DocIdSet | undefined {
  const found = docsWithPlaceToken(snapshot, place)
  if (found !== undefined || (place.kind !== 'words' && place.kind !== 'district')) return found
  return docsWithWords(snapshot, FIELDS.geography, place.words) ?? NO_DOCS
}

/** Those with the token of a place; undefined for a place without one, and for a district that no business says apart. */
export function docsWithPlaceToken(snapshot: Snapshot, place: PlaceRestriction): DocIdSet | undefined {
  if (place.kind !== 'token' && place.kind !== 'district') return undefined
  const found = docsWithToken(snapshot, FIELDS.geography, place.token)
  return place.kind === 'district' && found.length === 0 ? undefined : found
}

/** The docIds without rows of the main file that the delta replaces; the same array when there are none. */
export function onlyLive({ state: { isLive, entries } }: Snapshot, docIds: DocIdSet): DocIdSet {
  if (entries.size === 0) return docIds
  return docIds.every(docId => isLive[docId] === 1) ? docIds : docIds.filter(docId => isLive[docId] === 1)
}

function joined(main: DocIdSet, delta: DocIdSet): DocIdSet {
  if (delta.length === 0) return main
  const both = new Uint32Array(main.length + delta.length)
  both.set(main)
  both.set(delta, main.length)
  return both
}
