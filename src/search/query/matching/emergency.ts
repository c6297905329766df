import { isEmergencyService, officialOf } from '#domain/category/emergency.ts'
import type { EmergencySearch } from '#domain/search/search.ts'
import { analyseName } from '#search/analysis/analyzer.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { cachedPerSnapshot, categoryVersion } from '#search/snapshot/cached-per-snapshot.ts'
import { setsWithAny } from '#search/snapshot/category-sets.ts'
import { type DocIdSet, difference } from '#search/snapshot/doc-id-set.ts'
import { openTimesAt } from '#search/snapshot/open-times.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import { EMERGENCY, isEmergency, isTrade, tradeOf } from '../named-trade.ts'
import { docsAmong } from './candidates.ts'
import type { IndexQuery } from './index-query.ts'
import { isAlwaysOpen } from './meant-docs.ts'
import type { ResultSet } from './result-set.ts'

/**
 * The results of a query in parts where it asks for emergency services beside a trade: first whoever says that he offers
 * them, in the name, the category, the attributes or the description, or never closes; then whoever is only found because
 * the trade in general may ('Apotheke' is also called 'Notdienstapotheke'). In both, who is open now stands first.
 */
export function helpfulFirst(query: IndexQuery, results: DocIdSet): readonly DocIdSet[] {
  const helpful = helpfulAmong(query, results)
  if (helpful === undefined) return [results]
  const { snapshot, now } = query
  const times = openTimesAt(snapshot, { kind: 'now' }, now)
  return [helpful, difference(results, helpful)]
    .flatMap(part => {
      const open = part.filter(docId => times.isOpen(snapshot.values, docId))
      return [open, difference(part, open)]
    })
    .filter(({ length }) => length > 0)
}

/** The trade of a query for its emergency services, and how many of the results offer them; undefined for other queries. */
export function emergencyOf(query: IndexQuery, { length, docIds }: ResultSet): EmergencySearch | undefined {
  const trade = othersOf(query.parsedQuery.terms)
    ?.map(tradeOf)
    .find(slug => slug !== undefined)
  if (trade === undefined) return undefined
  const official = officialOf(trade)
  const count = length === 0 ? 0 : (helpfulAmong(query, docIds())?.length ?? 0)
  return { trade, count, ...(official !== undefined && { official }) }
}

/** The word for emergency services as typed, for those of a page who only mention them in a text or as an attribute. */
export function emergencyMentions(
  { snapshot, parsedQuery: { terms } }: IndexQuery,
  page: DocIdSet,
): ReadonlyMap<number, string> {
  const [word] = othersOf(terms) === undefined ? [] : terms.filter(isEmergency)
  if (word === undefined) return new Map()
  const words = [{ alternatives: word.equal }]
  const named = new Set(docsAmong(snapshot, page, FIELDS.name, words))
  const said = docsAmong(snapshot, page, FIELDS.nameOrDescription, words)
  return new Map(
    Array.from(
      said.filter(docId => !named.has(docId)),
      docId => [docId, word.typed],
    ),
  )
}

/** Of some results those who offer emergency services; undefined for other queries. */
function helpfulAmong(
  { snapshot, parsedQuery: { terms } }: IndexQuery,
  results: DocIdSet,
): DocIdSet | undefined {
  if (othersOf(terms) === undefined) return undefined
  const words = terms.filter(isEmergency).map(({ equal }) => ({ alternatives: equal }))
  const said = new Set(docsAmong(snapshot, results, FIELDS.nameOrDescription, words))
  const { categories } = snapshot.values
  const sets = setsOfEmergencies(snapshot)
  const isOpen = isAlwaysOpen(snapshot)
  return results.filter(docId => said.has(docId) || sets[categories[docId] ?? 0] === 1 || isOpen(docId))
}

/** The other terms of a query that asks for emergency services of a trade; undefined for other queries. */
function othersOf(terms: readonly QueryTerm[]): readonly QueryTerm[] | undefined {
  const others = terms.filter(term => !isEmergency(term))
  if (others.some(term => isEmergencyService(tradeOf(term) ?? ''))) return others
  return others.length < terms.length && others.some(isTrade) ? others : undefined
}

/** 1 at the sets of categories with one that is an emergency service: 'Zahnärztlicher Notdienst'. */
const setsOfEmergencies = cachedPerSnapshot(snapshot => {
  const numbers = snapshot.lookup.categories.entries.flatMap(({ slug, name }, number) =>
    isEmergencyService(slug) || analyseName(name).split(' ').includes(EMERGENCY) ? [number] : [],
  )
  return setsWithAny(snapshot, numbers)
}, categoryVersion)
