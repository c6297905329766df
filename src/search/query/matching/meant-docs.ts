import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { type DocIdSet, difference, intersection, NO_DOCS, union } from '#search/snapshot/doc-id-set.ts'
import { openTimesAt } from '#search/snapshot/open-times.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { isEmergency, tradesMeantBy } from '../named-trade.ts'
import { isBegun } from '../parsing/beginnings.ts'
import { docsWithWord, docsWithWords } from './candidates.ts'
import { docsOfTrades } from './docs-by-value.ts'
import type { IndexQuery } from './index-query.ts'

/**
 * The live documents that the words of a query mean; undefined without words. Without a trade among them, those that have
 * every word anywhere. With one, only those of the trade by category, subtype or kind, and every other word anywhere; of
 * several trades one is enough where the others are mentioned. Several words may also be a name: who has all of them in it
 * is meant whatever he does.
 */
export function meantDocs(snapshot: Snapshot, terms: readonly QueryTerm[]): DocIdSet | undefined {
  const ofTrades = terms.map(term => docsOfTrade(snapshot, term))
  const trades = ofTrades.filter(docs => docs !== undefined)
  const [first, second] = trades
  if (first === undefined) return docsWithWords(snapshot, FIELDS.all, terms)
  const { end } = snapshot.state
  let meant = second === undefined ? first : union(trades, end)
  terms.forEach((term, at) => {
    const ofTrade = ofTrades[at]
    if (ofTrade === undefined || second !== undefined) meant = having(snapshot, meant, term, ofTrade)
  })
  const named = terms.length > 1 || terms.some(isBegun) ? docsNamed(snapshot, terms) : NO_DOCS
  return named.length === 0 ? meant : union([meant, named], end)
}

/**
 * The same query for those that have its words without being meant by them: they only mention the trade, or share a part of
 * its word. undefined where everything that has the words is meant.
 */
export function furtherHits(query: IndexQuery): IndexQuery | undefined {
  const { snapshot, parsedQuery, matches } = query
  const { terms, number } = parsedQuery
  if (matches === undefined || number !== undefined || !terms.some(term => isTradeOrBegun(term)))
    return undefined
  const all = docsWithWords(snapshot, FIELDS.all, terms) ?? NO_DOCS
  const further = difference(all, matches)
  return further.length === 0 ? undefined : { ...query, matches: further }
}

/** Tells who never closes. */
export function isAlwaysOpen(snapshot: Snapshot): (docId: number) => boolean {
  const times = openTimesAt(snapshot, { kind: 'always' }, 0)
  return docId => times.isOpen(snapshot.values, docId)
}

function isTradeOrBegun(term: QueryTerm): boolean {
  return tradesOfTerm(term).length > 0
}

/** With the trades whose names begin with what is being typed. */
function tradesOfTerm(term: QueryTerm): readonly string[] {
  const own = tradesMeantBy(term)
  return isBegun(term) ? [...new Set([...own, ...term.begun.trades])] : own
}

function docsOfTrade(snapshot: Snapshot, term: QueryTerm): DocIdSet | undefined {
  const trades = tradesOfTerm(term)
  return trades.length === 0 ? undefined : docsOfTrades(snapshot, trades)
}

/**
 * Those with a word. Beside a trade, whoever never closes is found for 'Notdienst' too: somebody with a burst pipe at night
 * wants a plumber who is there, whatever he calls it.
 */
function having(
  snapshot: Snapshot,
  docIds: DocIdSet,
  term: QueryTerm,
  ofTrade: DocIdSet | undefined,
): DocIdSet {
  const found = intersection(docIds, docsWithWord(snapshot, FIELDS.all, term.alternatives))
  const others = ofTrade ?? (isEmergency(term) ? docIds.filter(isAlwaysOpen(snapshot)) : NO_DOCS)
  return others.length === 0 ? found : union([found, intersection(docIds, others)], snapshot.state.end)
}

function docsNamed(snapshot: Snapshot, terms: readonly QueryTerm[]): DocIdSet {
  const words = terms.map(term => ({ alternatives: isBegun(term) ? term.alternatives : term.own }))
  return docsWithWords(snapshot, FIELDS.name, words) ?? NO_DOCS
}
