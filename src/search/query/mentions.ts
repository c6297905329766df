import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { type DocIdSet, difference } from '#search/snapshot/doc-id-set.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { docsAmong } from './matching/candidates.ts'
import { emergencyMentions } from './matching/emergency.ts'
import type { IndexQuery } from './matching/index-query.ts'
import { isNeed } from './parsing/read-needs.ts'

/**
 * The words, as typed, that results are there for although they only mention them: neither name nor trade nor address has
 * them.
 * @param page docIds in any order
 * @returns by docId; without those that mention none
 */
export function mentionsOf(
  query: IndexQuery,
  page: readonly number[],
): ReadonlyMap<number, readonly string[]> {
  const { snapshot, parsedQuery } = query
  // A need is said in other words.
  const terms = parsedQuery.terms.filter(term => !isNeed(term))
  const mentions = new Map<number, readonly string[]>()
  if (terms.length === 0 || page.length === 0) return mentions
  const docIds = Uint32Array.from(page).sort()
  // The trade in general may offer emergency services; who says so himself is marked.
  for (const [docId, word] of emergencyMentions(query, docIds)) mentions.set(docId, [word])
  const unnamed = difference(docIds, docsAmong(snapshot, docIds, FIELDS.nameOrCategory, terms))
  if (unnamed.length === 0) return mentions
  const having = terms.map(term => docsHaving(snapshot, unnamed, term))
  for (const docId of unnamed) {
    const only = terms.filter((_, at) => !having[at]?.has(docId))
    if (only.length > 0)
      mentions.set(
        docId,
        only.map(({ typed }) => typed),
      )
  }
  return mentions
}

/** Those with a word in name, trade or address. */
function docsHaving(snapshot: Snapshot, docIds: DocIdSet, term: QueryTerm): ReadonlySet<number> {
  return new Set(
    [FIELDS.nameOrCategory, FIELDS.geography].flatMap(fields => [
      ...docsAmong(snapshot, docIds, fields, [term]),
    ]),
  )
}
