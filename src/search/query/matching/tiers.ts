import { RANK_TIERS, type RankTier } from '#domain/search/ranking.ts'
import { foldedWords } from '#search/analysis/analyzer.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { exactNameToken, firstWordsToken } from '#search/document/tokens.ts'
import { setsWithAny } from '#search/snapshot/category-sets.ts'
import { type DocIdSet, difference, firstInBoth, intersection, NO_DOCS } from '#search/snapshot/doc-id-set.ts'
import { FIELDS, type Fields } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { isEmergency, isOneTrade, isTrade, type TradeTerm, tradesMeantBy } from '../named-trade.ts'
import type { ParsedQuery } from '../parsed-query.ts'
import { isBegun } from '../parsing/beginnings.ts'
import { docsAmong, docsWithWords } from './candidates.ts'
import type { IndexQuery } from './index-query.ts'

/**
 * Splits the results of a query into tiers, best first, each result in its best tier. A tier is computed when it is
 * asked for, so a page that the first tiers fill costs no more.
 * @param most results that are needed; the tier that reaches this number may end early
 */
export function* tiersOf(
  { snapshot, parsedQuery }: IndexQuery,
  results: DocIdSet,
  most: number,
): Generator<DocIdSet> {
  let rest = results
  let wanted = most
  if (parsedQuery.terms.length > 0) {
    for (const condition of conditionsOf(snapshot, parsedQuery)) {
      // One is in order by itself.
      if (rest.length < 2) break
      const found = best(snapshot, rest, condition, wanted)
      wanted -= found.length
      if (found.length === 0) continue
      yield found
      rest = difference(rest, found)
    }
  }
  if (rest.length > 0) yield rest
}

/** Whether a query asks for a trade and nothing else: its word in the name is no merit then, and all results are of it. */
function isOnlyTrade({ terms }: ParsedQuery): boolean {
  return !terms.some(isBegun) && isOneTrade(terms.filter(term => !isEmergency(term)))
}

/** The tiers of a query but the last. Several words that say a trade may still be a whole name: 'Zum Lieferservice'. */
function tiersFor(parsedQuery: ParsedQuery): readonly RankTier[] {
  if (!isOnlyTrade(parsedQuery)) return RANK_TIERS.slice(0, -1)
  return foldedWords(parsedQuery.what).length > 1 ? ['exact-name'] : []
}

/**
 * The results whose name or category the words say, then those that only mention them. Who only mentions a trade is no result
 * (meant-docs.ts).
 */
export function meantFirst(
  { snapshot, parsedQuery: { terms } }: IndexQuery,
  results: DocIdSet,
): readonly DocIdSet[] {
  if (terms.some(isTrade)) return [results]
  const words = terms.map(meaningOf)
  const meant = intersection(results, docsWithWords(snapshot, FIELDS.nameOrCategory, words) ?? NO_DOCS)
  const isSplit = meant.length > 0 && meant.length < results.length
  // The same array for the same results, by which their order is cached.
  return isSplit ? [meant, difference(results, meant)] : [results]
}

/** A term as a tier looks at it. */
type TierTerm = QueryTerm & TradeTerm

/** What a document of a tier must have in some fields. */
interface Condition {
  readonly fields: Fields
  readonly words: readonly Pick<QueryTerm, 'alternatives'>[]
  /** By number of a set of categories: 1 where it has a trade. A document needs each of the trades. */
  readonly trades?: readonly Uint8Array[]
}

/** So many documents are looked up in the lists of the words; with more, whole lists are compared, which are cached. */
const FEW = 1_000

/** The documents with a condition. Without a delta only the first, because rows of the main file are in static order. */
function best(snapshot: Snapshot, rest: DocIdSet, condition: Condition | undefined, most: number): DocIdSet {
  if (condition === undefined) return NO_DOCS
  const { fields, words, trades } = condition
  if (trades !== undefined) return bestOfTrades(snapshot, rest, condition, trades, most)
  if (words.length === 0) return NO_DOCS
  if (rest.length <= FEW) return docsAmong(snapshot, rest, fields, words)
  const candidates = docsWithWords(snapshot, fields, words) ?? NO_DOCS
  return snapshot.state.entries.size > 0
    ? intersection(rest, candidates)
    : firstInBoth(rest, candidates, most)
}

function bestOfTrades(
  snapshot: Snapshot,
  rest: DocIdSet,
  { fields, words }: Condition,
  trades: readonly Uint8Array[],
  most: number,
): DocIdSet {
  const { categories } = snapshot.values
  const among = words.length === 0 ? rest : best(snapshot, rest, { fields, words }, rest.length)
  const wanted = snapshot.state.entries.size > 0 ? among.length : Math.min(most, among.length)
  const found = new Uint32Array(wanted)
  let count = 0
  for (let at = 0; at < among.length && count < wanted; at++) {
    const docId = among[at] ?? 0
    const set = categories[docId] ?? 0
    if (trades.every(hasTrade => hasTrade[set] === 1)) found[count++] = docId
  }
  return found.subarray(0, count)
}

/** Those of all tiers but the last, best first. Whole words count before the beginnings of words. */
function* conditionsOf(snapshot: Snapshot, parsedQuery: ParsedQuery): Generator<Condition | undefined> {
  for (const tier of tiersFor(parsedQuery)) yield conditionOf(snapshot, parsedQuery, tier)
  if (!parsedQuery.terms.some(isBegun)) return
  const begun = { ...parsedQuery, terms: parsedQuery.terms.map(asBeginning) }
  for (const tier of BEGUN_TIERS) yield conditionOf(snapshot, begun, tier)
}

const BEGUN_TIERS = ['in-name', 'own-trade', 'in-category'] as const

/** A term with the words that begin so in the place of its own. */
function asBeginning(term: QueryTerm): TierTerm {
  if (!isBegun(term)) return term
  const { alternatives, trades } = term.begun
  return { ...term, own: alternatives, equal: alternatives, trades }
}

/** undefined for a tier that no document is in. */
function conditionOf(
  snapshot: Snapshot,
  { what, terms }: ParsedQuery,
  tier: RankTier,
): Condition | undefined {
  switch (tier) {
    case 'exact-name':
      return withNameToken(exactNameToken(foldedWords(what)))
    case 'name-begins':
      return withNameToken(firstWordsToken(foldedWords(what)))
    case 'in-name':
      return { fields: FIELDS.name, words: terms.map(word => inNames(snapshot, word)) }
    case 'own-trade':
      return ofTrades(snapshot, terms)
    case 'in-category':
      return { fields: FIELDS.nameOrCategory, words: terms.map(meaningOf) }
    case 'anywhere':
      return { fields: FIELDS.all, words: terms }
  }
}

function withNameToken(token: string | undefined): Condition | undefined {
  return token === undefined ? undefined : { fields: FIELDS.name, words: [{ alternatives: [[token]] }] }
}

/** The trades among the words as categories of a business, and the other words in its name or category. */
function ofTrades(snapshot: Snapshot, terms: readonly TierTerm[]): Condition | undefined {
  const trades = terms.filter(isTrade)
  if (trades.length === 0) return undefined
  // What is begun may become a place.
  const others = terms.filter(term => !trades.includes(term) && term.trades === undefined)
  return {
    fields: FIELDS.nameOrCategory,
    words: others.map(meaningOf),
    trades: trades.map(term => setsOfTrade(snapshot, term)),
  }
}

function setsOfTrade(snapshot: Snapshot, term: TierTerm): Uint8Array {
  const { categories } = snapshot.lookup
  return setsWithAny(
    snapshot,
    tradesMeantBy(term).flatMap(slug => categories.find(slug) ?? []),
  )
}

function meaningOf({ equal }: QueryTerm) {
  return { alternatives: equal }
}

/** The word itself if any name has it. A word that no name has ('coiffeur') also means its equal names. */
function inNames(snapshot: Snapshot, { own, equal }: QueryTerm) {
  return { alternatives: snapshot.hasAny(own, FIELDS.name) ? own : equal }
}
