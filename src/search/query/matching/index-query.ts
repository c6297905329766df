import { type DocIdSet, NO_DOCS } from '#search/snapshot/doc-id-set.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { Filters, ParsedQuery, SoughtNumber } from '../parsed-query.ts'
import { docsWithToken } from './candidates.ts'
import { docsWithTerms } from './emergency.ts'

/** A parsed query on one state of the index at one time, with the documents that satisfy its words. */
export interface IndexQuery {
  readonly snapshot: Snapshot
  readonly parsedQuery: ParsedQuery
  /** Milliseconds since 1970. */
  readonly now: number
  /** undefined when every document does. */
  readonly matches: DocIdSet | undefined
}

/** @param now 0 where no filter depends on the time */
export function indexQuery(snapshot: Snapshot, parsedQuery: ParsedQuery, now: number): IndexQuery {
  return { snapshot, parsedQuery, now, matches: matchesOf(snapshot, parsedQuery) }
}

/** A query for the same words with something else changed. */
export function changed(
  query: IndexQuery,
  changes: Partial<Omit<ParsedQuery, 'terms' | 'number'>>,
): IndexQuery {
  return { ...query, parsedQuery: { ...query.parsedQuery, ...changes } }
}

/** The same query with some filters changed. */
export function withFilters(query: IndexQuery, changes: Partial<Filters>): IndexQuery {
  return changed(query, { filters: { ...query.parsedQuery.filters, ...changes } })
}

/** The documents that satisfy the words or the number of a query; undefined when it has neither. */
export function matchesOf(snapshot: Snapshot, { number, terms }: ParsedQuery): DocIdSet | undefined {
  return number === undefined ? docsWithTerms(snapshot, terms) : docsWithNumber(snapshot, number)
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
