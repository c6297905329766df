import type { DocIdSet } from '#search/snapshot/doc-id-set.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { Filters, ParsedQuery } from '../parsed-query.ts'

/** A parsed query on one state of the index at one time, with the documents that its words mean. */
export interface IndexQuery {
  readonly snapshot: Snapshot
  readonly parsedQuery: ParsedQuery
  /** Milliseconds since 1970. */
  readonly now: number
  /** undefined when every document does. */
  readonly matches: DocIdSet | undefined
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
