import { distinct, NO_NAMES, type OtherNames, type SynonymTable, tableOf, without } from './synonym-table.ts'
import { BUILT_IN_SYNONYMS, NAMES_OF_CATEGORIES } from './synonyms.computed.ts'

/** Pairs beyond these are ignored. */
const MOST_MEANINGS = 5_000

let extra: SynonymTable = new Map()

/**
 * The other names of a word or phrase.
 * @param phrase a term of stemWord, or several joined by blanks ('kfz werkstatt')
 * @returns lists of terms that must all occur, without the phrase itself; none when nothing is known
 * Used for queries only, never for indexed texts: a new synonym needs no rebuild.
 */
export function otherNamesOf(phrase: string): OtherNames {
  const own = BUILT_IN_SYNONYMS.get(phrase) ?? NO_NAMES
  const others = [NAMES_OF_CATEGORIES.get(phrase), extra.get(phrase)].filter(names => names !== undefined)
  if (others.length === 0) return own
  const all = [own, ...others]
  const equal = distinct(all.flatMap(names => names.equal))
  return { equal, related: without(distinct(all.flatMap(names => names.related)), equal) }
}

/** What the operator has added; another object after each change, so that what was computed with it can be told apart. */
export function addedNames(): object {
  return extra
}

/** What the operator says that a word or phrase means, too. */
export function addedNamesOf(phrase: string): OtherNames['equal'] {
  return extra.get(phrase)?.equal ?? []
}

/** Whether a group has the word or phrase, so that 'betrieb' may follow it. */
export function isKnownTrade(phrase: string): boolean {
  return BUILT_IN_SYNONYMS.has(phrase) || extra.has(phrase)
}

/** Whether a group or a page has the word or phrase: then it is not misspelled. */
export function isKnownName(phrase: string): boolean {
  return isKnownTrade(phrase) || NAMES_OF_CATEGORIES.has(phrase)
}

/**
 * Replaces the operator's synonyms, for all indexes of this process, from the next query on. 1,000 pairs take about
 * 40 ms.
 * @param pairs words or phrases of at most four words; a query for `term` finds each of `means` too, not the other way
 * round
 */
export function setMeanings(pairs: readonly Meaning[]): void {
  extra = tableOf(
    pairs.slice(0, MOST_MEANINGS).map(({ term, means }) => ({ words: [term], means, related: [] })),
  )
}

export interface Meaning {
  readonly term: string
  readonly means: readonly string[]
}
