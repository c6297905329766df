import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { cachedPerSnapshot } from '#search/snapshot/cached-per-snapshot.ts'
import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import { PostingCache } from '#search/snapshot/posting-cache.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'

/** Bytes of lists that are cached until the next change: at least, and for each document. */
const BYTES = { least: 8 << 20, aDocument: 16 }

/**
 * A list of documents that some terms decide about, cached until the next change: reading a search asks for the same ones
 * several times, and what is computed from a list is cached by the array.
 * @param name what the list is, and what else decides about it
 */
export function listOfTerms(
  snapshot: Snapshot,
  name: string,
  terms: readonly QueryTerm[],
  make: () => DocIdSet,
): DocIdSet {
  return cachedLists(snapshot).get(`${name} ${terms.map(numberOf)}`, make)
}

const cachedLists = cachedPerSnapshot(
  ({ state }) => new PostingCache(Math.max(BYTES.least, state.base * BYTES.aDocument)),
)

/** Terms never change, and those of the same text are the same objects (analysis/analyzer.ts). */
const numbers = new WeakMap<QueryTerm, number>()
let last = 0

function numberOf(term: QueryTerm): number {
  const number = numbers.get(term) ?? ++last
  numbers.set(term, number)
  return number
}
