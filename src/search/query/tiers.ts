import { foldWords } from '#search/analyzer.ts'
import type { QueryTerm } from '#search/analyzer-query.ts'
import { exactNameToken, firstWordsToken } from '#search/document/tokens.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { markHandles, wordsHandles } from './candidates.ts'
import { difference, firstInBoth, type HandleSet, intersection, NO_HANDLES } from './handle-set.ts'
import type { Reading } from './reading.ts'
import { isTrade } from './trade.ts'

/** How a result matches, best first. The page 'Wie wir sortieren' lists them in this order. */
export const TIERS = ['exact-name', 'name-begins', 'in-name', 'in-category', 'trade', 'anywhere'] as const

/**
 * Parts the results of a reading into tiers, best first, each result in its best one. A tier is worked out when it is
 * asked for, so a page that the first ones fill costs no more.
 * @param most as soon as so many have come, the tier they are in may end early
 */
export function* tiersOf(
  snapshot: Snapshot,
  reading: Reading,
  results: HandleSet,
  most: number,
): Generator<HandleSet> {
  let rest = results
  let wanted = most
  if (reading.words.length > 0) {
    for (const tier of TIERS.slice(0, -1)) {
      if (rest.length === 0) return
      const found = best(snapshot, rest, candidatesOf(snapshot, reading, tier), wanted)
      wanted -= found.length
      if (found.length === 0) continue
      yield found
      rest = difference(rest, found)
    }
  }
  if (rest.length > 0) yield rest
}

/** What is in both sets, or the first of it: rows of the main file stand in the static order, those of the delta do not. */
function best({ state }: Snapshot, rest: HandleSet, candidates: HandleSet, most: number): HandleSet {
  if (state.entries.size > 0) return intersection(rest, candidates)
  return firstInBoth(rest, candidates, most)
}

/** Whether a business is called exactly what was typed. */
export function hasExactName(snapshot: Snapshot, text: string): boolean {
  const token = exactNameToken(foldWords(text))
  return token !== undefined && markHandles(snapshot, 'n', token).length > 0
}

function candidatesOf(snapshot: Snapshot, { what, words }: Reading, tier: (typeof TIERS)[number]): HandleSet {
  switch (tier) {
    case 'exact-name':
      return marked(snapshot, exactNameToken(foldWords(what)))
    case 'name-begins':
      return marked(snapshot, firstWordsToken(foldWords(what)))
    case 'in-name':
      return (
        wordsHandles(
          snapshot,
          'n',
          words.map(word => inNames(snapshot, word)),
        ) ?? NO_HANDLES
      )
    case 'in-category':
      return (
        wordsHandles(
          snapshot,
          'n k',
          words.map(({ equal }) => ({ alternatives: equal })),
        ) ?? NO_HANDLES
      )
    case 'trade':
      return ofTrade(snapshot, words)
    case 'anywhere':
      return wordsHandles(snapshot, 'n k g d', words) ?? NO_HANDLES
  }
}

/**
 * What has the words that are trades in its name or category, whatever the others are found in: who looks for 'Sanitär
 * Notdienst' wants plumbers first, not a shop that names both in its description.
 */
function ofTrade(snapshot: Snapshot, words: readonly QueryTerm[]): HandleSet {
  const trades = words.filter(isTrade)
  if (trades.length === words.length) return NO_HANDLES
  const meanings = trades.map(({ equal }) => ({ alternatives: equal }))
  return wordsHandles(snapshot, 'n k', meanings) ?? NO_HANDLES
}

/** The word itself where names have it; a word that no name has ('coiffeur') stands for what means the same. */
function inNames(snapshot: Snapshot, { own, equal }: QueryTerm) {
  const isNamed = snapshot.main.hasAny(own, 'n') || snapshot.delta.hasAny(own, 'n')
  return { alternatives: isNamed ? own : equal }
}

function marked(snapshot: Snapshot, token: string | undefined): HandleSet {
  return token === undefined ? NO_HANDLES : markHandles(snapshot, 'n', token)
}
