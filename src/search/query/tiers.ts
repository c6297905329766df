import { foldWords } from '#search/analyzer.ts'
import type { QueryTerm } from '#search/analyzer-query.ts'
import { exactNameToken, firstWordsToken } from '#search/document/tokens.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { markHandles, wordsHandles } from './candidates.ts'
import { difference, type HandleSet, intersection, NO_HANDLES } from './handle-set.ts'
import type { Reading } from './reading.ts'

/** How a result matches, best first. The page 'Wie wir sortieren' lists them in this order. */
export const TIERS = ['exact-name', 'name-begins', 'in-name', 'in-category', 'anywhere'] as const

/**
 * Parts the results of a reading into tiers, best first, each result in its best one. A tier is worked out when it is
 * asked for, so a page that the first ones fill costs no more.
 */
export function* tiersOf(snapshot: Snapshot, reading: Reading, results: HandleSet): Generator<HandleSet> {
  let rest = results
  if (reading.words.length > 0) {
    for (const tier of TIERS.slice(0, -1)) {
      if (rest.length === 0) return
      const found = intersection(rest, candidatesOf(snapshot, reading, tier))
      if (found.length === 0) continue
      yield found
      rest = difference(rest, found)
    }
  }
  if (rest.length > 0) yield rest
}

/** Whether a business is called exactly what was typed. */
export function hasExactName(snapshot: Snapshot, text: string): boolean {
  const token = exactNameToken(foldWords(text))
  return (
    token !== undefined &&
    markHandles(snapshot, 'n', token).some(handle => snapshot.state.isLive[handle] === 1)
  )
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
    case 'anywhere':
      return wordsHandles(snapshot, 'n k g d', words) ?? NO_HANDLES
  }
}

/** The word itself where names have it; a word that no name has ('coiffeur') stands for what means the same. */
function inNames(snapshot: Snapshot, { own, equal }: QueryTerm) {
  const isNamed = snapshot.main.hasAny(own, 'n') || snapshot.delta.hasAny(own, 'n')
  return { alternatives: isNamed ? own : equal }
}

function marked(snapshot: Snapshot, token: string | undefined): HandleSet {
  return token === undefined ? NO_HANDLES : markHandles(snapshot, 'n', token)
}
