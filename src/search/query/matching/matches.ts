import { type DocIdSet, NO_DOCS } from '#search/snapshot/doc-id-set.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { ParsedQuery, SoughtNumber } from '../parsed-query.ts'
import { docsWithWord } from './candidates.ts'
import { docsWithTerms } from './emergency.ts'
import type { IndexQuery } from './index-query.ts'

/** A parsed query with what its words find. @param now 0 where no filter depends on the time */
export function indexQuery(snapshot: Snapshot, parsedQuery: ParsedQuery, now: number): IndexQuery {
  return { snapshot, parsedQuery, now, matches: matchesOf(snapshot, parsedQuery) }
}

/** The documents that satisfy the words or the number of a query; undefined when it has neither. */
export function matchesOf(snapshot: Snapshot, { number, terms }: ParsedQuery): DocIdSet | undefined {
  return number === undefined ? docsWithTerms(snapshot, terms) : docsWithNumber(snapshot, number)
}

function docsWithNumber(snapshot: Snapshot, number: SoughtNumber): DocIdSet {
  if (number.kind === 'phone') {
    const alternatives = number.tokens.map(token => [token])
    return docsWithWord(snapshot, FIELDS.geography, alternatives)
  }
  if (number.kind === 'none') return NO_DOCS
  const { entries, base, isLive } = snapshot.state
  const entry = entries.get(number.id)
  const docId = entry ? base + entry.row : snapshot.mainRowOf(number.id)
  // Hidden, removed and unlisted businesses have a row too, but are in no list.
  return isLive[docId] === 1 ? Uint32Array.of(docId) : NO_DOCS
}
