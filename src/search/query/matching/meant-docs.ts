import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { type DocIdSet, difference, intersection, NO_DOCS, union } from '#search/snapshot/doc-id-set.ts'
import { openTimesAt } from '#search/snapshot/open-times.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { isEmergency, isTrade, otherNamesAdded, tradesMeantBy } from '../named-trade.ts'
import { isBegun } from '../parsing/beginnings.ts'
import { docsAmong, docsWithWord, docsWithWords } from './candidates.ts'
import { docsOfTrades, isOfTrades } from './docs-by-value.ts'
import type { IndexQuery } from './index-query.ts'
import { listOfTerms } from './lists-of-terms.ts'

/**
 * The live documents that the words of a query mean, of which it has at least one. Without a trade among them, those that have
 * every word anywhere. With one, only those of the trade by category, subtype or kind, and every other word anywhere; of
 * several trades one is enough where the others are mentioned. Several words may also be a name: who has all of them in it
 * is meant whatever he does.
 */
export function meantDocs(snapshot: Snapshot, terms: readonly QueryTerm[]): DocIdSet {
  const { trades, others } = divided(terms)
  if (trades.length === 0) return docsWithWords(snapshot, FIELDS.all, terms) ?? NO_DOCS
  const having = docsWithWords(snapshot, FIELDS.all, others)
  const meant = ofTrades(snapshot, trades, having)
  const emergencies = terms.filter(isEmergency)
  const helpful = emergencies.length === 0 ? meant : helpfulAmong(snapshot, meant, emergencies)
  const named = [docsNamed(snapshot, terms, having), docsAlsoNamed(snapshot, terms)].filter(
    docs => docs.length > 0,
  )
  return named.length === 0 ? helpful : union([helpful, ...named], snapshot.state.end)
}

/**
 * The same query for those that have its words without being meant by them: they only mention the trade, or share a part of
 * its word. undefined where everything that has the words is meant.
 */
export function furtherHits(query: IndexQuery): IndexQuery | undefined {
  const { snapshot, parsedQuery, matches } = query
  const { what, terms, number } = parsedQuery
  if (matches === undefined || number !== undefined) return undefined
  const { trades, others } = divided(terms)
  if (trades.length === 0) return undefined
  const further = listOfTerms(snapshot, `further ${what}`, terms, () => {
    const having = docsWithWords(snapshot, FIELDS.all, others)
    return having !== undefined && having.length <= FEW
      ? docsAmong(snapshot, difference(having, matches), FIELDS.all, terms)
      : difference(docsWithWords(snapshot, FIELDS.all, terms) ?? NO_DOCS, matches)
  })
  return further.length === 0 ? undefined : { ...query, matches: further }
}

/** So many documents are looked up in the lists of words; with more, whole lists are read, which are cached. */
const FEW = 1_000

/** A term that names trades, or may become one. */
interface TradeOfTerm {
  readonly term: QueryTerm
  /** With their kinds. */
  readonly slugs: readonly string[]
}

/** The trades among the terms of a query, what is being typed only where there is no other; and what is said beside them. */
function divided(terms: readonly QueryTerm[]) {
  const all = terms.map(term => {
    const begun = isBegun(term) ? term.begun.trades : []
    return { term, slugs: [...new Set([...tradesMeantBy(term), ...begun])] }
  })
  const own = all.filter(({ term }) => isTrade(term))
  const trades: readonly TradeOfTerm[] = own.length > 0 ? own : all.filter(({ slugs }) => slugs.length > 0)
  const isOther = (term: QueryTerm) => !isEmergency(term) && !trades.some(trade => trade.term === term)
  return { trades, others: terms.filter(isOther) }
}

/** Of one of the trades, the others being mentioned. @param having those with all other words; undefined: all */
function ofTrades(
  snapshot: Snapshot,
  trades: readonly TradeOfTerm[],
  having: DocIdSet | undefined,
): DocIdSet {
  const [only, another] = trades
  if (another === undefined) return ofTrade(snapshot, only?.slugs ?? [], having)
  const { end } = snapshot.state
  const found = ofTrade(snapshot, [...new Set(trades.flatMap(({ slugs }) => slugs))], having)
  return trades.reduce((left, { term, slugs }) => {
    const mentioning = intersection(left, docsWithWord(snapshot, FIELDS.all, term.alternatives))
    return union([mentioning, ofTrade(snapshot, slugs, left)], end)
  }, found)
}

function ofTrade(snapshot: Snapshot, slugs: readonly string[], among: DocIdSet | undefined): DocIdSet {
  if (among !== undefined && among.length <= FEW) return among.filter(isOfTrades(snapshot, slugs))
  const all = docsOfTrades(snapshot, slugs)
  return among === undefined ? all : intersection(among, all)
}

/**
 * Of some businesses those that have the words for emergency services, and whoever never closes: somebody with a burst pipe at
 * night wants a plumber who is there, whatever he calls it.
 */
function helpfulAmong(snapshot: Snapshot, docIds: DocIdSet, emergencies: readonly QueryTerm[]): DocIdSet {
  const saying = intersection(docIds, docsWithWords(snapshot, FIELDS.all, emergencies) ?? NO_DOCS)
  return union([saying, docIds.filter(isAlwaysOpen(snapshot))], snapshot.state.end)
}

/** Those whose name or category is what the operator says that the only word means, too. */
function docsAlsoNamed(snapshot: Snapshot, [only, another]: readonly QueryTerm[]): DocIdSet {
  const names = only === undefined || another !== undefined ? [] : otherNamesAdded(only)
  return names.length === 0 ? NO_DOCS : docsWithWord(snapshot, FIELDS.nameOrCategory, names)
}

/** With all of several words in the name. @param having those with all words that are no trade; undefined: all */
function docsNamed(snapshot: Snapshot, terms: readonly QueryTerm[], having: DocIdSet | undefined): DocIdSet {
  if (terms.length < 2 && !terms.some(isBegun)) return NO_DOCS
  const words = terms.map(term => ({ alternatives: isBegun(term) ? term.alternatives : term.own }))
  if (having !== undefined && having.length <= FEW) return docsAmong(snapshot, having, FIELDS.name, words)
  return docsWithWords(snapshot, FIELDS.name, words) ?? NO_DOCS
}

/** Tells who never closes. */
export function isAlwaysOpen(snapshot: Snapshot): (docId: number) => boolean {
  const times = openTimesAt(snapshot, { kind: 'always' }, 0)
  return docId => times.isOpen(snapshot.values, docId)
}
