import { categoryFor } from '#domain/category/category.ts'
import { foldedWords } from '#search/analysis/analyzer.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { exactNameToken, firstWordsToken } from '#search/document/tokens.ts'
import { type DocIdSet, difference, firstInBoth, intersection, NO_DOCS } from '#search/snapshot/doc-id-set.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { docsWithToken, docsWithWords } from './candidates.ts'
import type { ParsedQuery } from './parsed-query.ts'

/** How a result matches, best first. The page 'Wie wir sortieren' shows the tiers in this order. */
export const TIERS = ['exact-name', 'name-begins', 'in-name', 'in-category', 'trade', 'anywhere'] as const

/**
 * Splits the results of a query into tiers, best first, each result in its best tier. A tier is computed when it is
 * asked for, so a page that the first tiers fill costs no more.
 * @param most results that are needed; the tier that reaches this number may end early
 */
export function* tiersOf(
  snapshot: Snapshot,
  parsedQuery: ParsedQuery,
  results: DocIdSet,
  most: number,
): Generator<DocIdSet> {
  let rest = results
  let wanted = most
  if (parsedQuery.terms.length > 0) {
    for (const tier of TIERS.slice(0, -1)) {
      if (rest.length === 0) return
      const found = best(snapshot, rest, candidatesOf(snapshot, parsedQuery, tier), wanted)
      wanted -= found.length
      if (found.length === 0) continue
      yield found
      rest = difference(rest, found)
    }
  }
  if (rest.length > 0) yield rest
}

/** What is in both sets. Without a delta only the first, because rows of the main file are in static order. */
function best({ state }: Snapshot, rest: DocIdSet, candidates: DocIdSet, most: number): DocIdSet {
  if (state.entries.size > 0) return intersection(rest, candidates)
  return firstInBoth(rest, candidates, most)
}

/** Whether a text is the whole name of a business. */
export function hasExactName(snapshot: Snapshot, text: string): boolean {
  const token = exactNameToken(foldedWords(text))
  return token !== undefined && docsWithToken(snapshot, FIELDS.name, token).length > 0
}

/** Whether a word names a trade, itself or by another name of it: 'Elektriker', 'Sanitär', 'eczane'. */
export function isTrade({ typed, equal }: QueryTerm): boolean {
  return categoryFor(typed).isKnown || equal.some(terms => categoryFor(terms.join(' ')).isKnown)
}

function candidatesOf(
  snapshot: Snapshot,
  { what, terms }: ParsedQuery,
  tier: (typeof TIERS)[number],
): DocIdSet {
  switch (tier) {
    case 'exact-name':
      return docsWithNameToken(snapshot, exactNameToken(foldedWords(what)))
    case 'name-begins':
      return docsWithNameToken(snapshot, firstWordsToken(foldedWords(what)))
    case 'in-name':
      return (
        docsWithWords(
          snapshot,
          FIELDS.name,
          terms.map(word => inNames(snapshot, word)),
        ) ?? NO_DOCS
      )
    case 'in-category':
      return (
        docsWithWords(
          snapshot,
          FIELDS.nameOrCategory,
          terms.map(({ equal }) => ({ alternatives: equal })),
        ) ?? NO_DOCS
      )
    case 'trade':
      return ofTrade(snapshot, terms)
    case 'anywhere':
      return docsWithWords(snapshot, FIELDS.all, terms) ?? NO_DOCS
  }
}

/**
 * Documents with the words that are trades in name or category, wherever the other words are. A search for 'Sanitär
 * Notdienst' must show plumbers first, not a shop that mentions both in its description.
 */
function ofTrade(snapshot: Snapshot, words: readonly QueryTerm[]): DocIdSet {
  const trades = words.filter(isTrade)
  if (trades.length === words.length) return NO_DOCS
  const meanings = trades.map(({ equal }) => ({ alternatives: equal }))
  return docsWithWords(snapshot, FIELDS.nameOrCategory, meanings) ?? NO_DOCS
}

/** The word itself if any name has it. A word that no name has ('coiffeur') also means its equal names. */
function inNames(snapshot: Snapshot, { own, equal }: QueryTerm) {
  const isNamed = snapshot.main.hasAny(own, FIELDS.name) || snapshot.delta.hasAny(own, FIELDS.name)
  return { alternatives: isNamed ? own : equal }
}

function docsWithNameToken(snapshot: Snapshot, token: string | undefined): DocIdSet {
  return token === undefined ? NO_DOCS : docsWithToken(snapshot, FIELDS.name, token)
}
