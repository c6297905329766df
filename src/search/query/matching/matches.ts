import { type DocIdSet, NO_DOCS } from '#search/snapshot/doc-id-set.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { ParsedQuery, SoughtNumber } from '../parsed-query.ts'
import { docsWithToken } from './candidates.ts'
import type { IndexQuery } from './index-query.ts'
import { meantDocs } from './meant-docs.ts'

/** A parsed query with what its words find. @param now 0 where no filter depends on the time */
export function indexQuery(snapshot: Snapshot, parsedQuery: ParsedQuery, now: number): IndexQuery {
  return { snapshot, parsedQuery, now, matches: matchesOf(snapshot, parsedQuery) }
}

/** The documents that the words or the number of a query mean; undefined when it has neither. */
export function matchesOf(snapshot: Snapshot, { number, terms }: ParsedQuery): DocIdSet | undefined {
  return number === undefined ? meantDocs(snapshot, terms) : docsWithNumber(snapshot, number)
}

function docsWithNumber(snapshot: Snapshot, number: SoughtNumber): DocIdSet {
  if (number.kind === 'phone') return docsWithToken(snapshot, FIELDS.geography, number.token)
  if (number.kind === 'none') return NO_DOCS
  const { entries, base, isLive } = snapshot.state
  const entry = entries.get(number.id)
  const docId = entry ? base + entry.row : snapshot.mainRowOf(number.id)
  // Hidden, removed and unlisted businesses have a row too, but are in no list.
  return isLive[docId] === 1 ? Uint32Array.of(docId) : NO_DOCS
}
