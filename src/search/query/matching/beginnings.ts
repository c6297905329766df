import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { foldedWords } from '#search/analysis/analyzer.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { stemWord } from '#search/analysis/stemmer.ts'
import { cachedPerSnapshot, categoryVersion } from '#search/snapshot/cached-per-snapshot.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { mostFrequentBeginning } from '#search/spelling/lookup.ts'

/** Shorter beginnings say nothing. */
const FEWEST_LETTERS = 2
/** A word that is no more being typed and found nowhere may be a beginning from so many letters on. */
const FEWEST_LETTERS_OF_OTHERS = 4
/** The most frequent words of the directory that count for a beginning. Each costs one posting list. */
const MOST_WORDS = 24
const MOST_TRADES = 6

/** A term that may be the beginning of a word. */
export interface BegunTerm extends QueryTerm {
  readonly begun: {
    /** The words that begin so, as alternatives. */
    readonly alternatives: QueryTerm['alternatives']
    /** Slugs of the categories whose names begin so. */
    readonly trades: readonly string[]
  }
}

/** Whether a term may be the beginning of a word. */
export function isBegun(term: QueryTerm): term is BegunTerm {
  return 'begun' in term
}

/**
 * The terms of a text that is being typed: its last word counts as the beginning of words too, and so does every other word
 * that nothing has.
 */
export function withBeginnings(
  snapshot: Snapshot,
  terms: readonly QueryTerm[],
  text: string,
): readonly QueryTerm[] {
  const typed = /[\p{L}\p{N}]$/u.test(text) ? foldedWords(text).at(-1) : undefined
  return terms.map((term, at) => {
    const { word } = term
    const isLast = at === terms.length - 1 && word === typed
    const fewest = isLast ? FEWEST_LETTERS : FEWEST_LETTERS_OF_OTHERS
    if (word.includes(' ') || word.length < fewest || (!isLast && isAnywhere(snapshot, term))) return term
    const begun = beginningOf(snapshot, word)
    if (begun.alternatives.length === 0) return term
    return { ...term, begun, alternatives: [...term.alternatives, ...begun.alternatives] }
  })
}

/** Whether words begin with a typed word, so that it needs no correction. */
export function isBeginning(snapshot: Snapshot, typed: string): boolean {
  const [word = '', another] = foldedWords(typed)
  return another === undefined && word.length >= 2 && beginningOf(snapshot, word).alternatives.length > 0
}

function isAnywhere({ main, delta }: Snapshot, { alternatives }: QueryTerm): boolean {
  return main.hasAny(alternatives) || delta.hasAny(alternatives)
}

function beginningOf(snapshot: Snapshot, word: string): BegunTerm['begun'] {
  return beginnings(snapshot).getOrMake(word, () => {
    const dictionary = snapshot.spelling()
    const words = dictionary === undefined ? [] : mostFrequentBeginning(dictionary, word, MOST_WORDS)
    const trades = tradesBeginning(snapshot, word)
    const terms = new Map<string, readonly string[]>()
    for (const term of [...words.map(stemWord), ...snapshot.delta.termsBeginning(word, MOST_WORDS)])
      terms.set(term, [term])
    for (const { words: all } of trades) {
      const stems = all.map(stemWord)
      terms.set(stems.join(' '), stems)
    }
    return { alternatives: [...terms.values()], trades: trades.map(({ slug }) => slug) }
  })
}

const beginnings = cachedPerSnapshot(
  () => new BoundedCache<string, BegunTerm['begun']>({ most: 2_000, longest: 64 }),
)

interface TradeName {
  readonly number: number
  readonly slug: string
  /** Folded. */
  readonly words: readonly string[]
}

/** The categories whose names begin with a word's letters, the most frequent ones. */
function tradesBeginning(snapshot: Snapshot, word: string): readonly TradeName[] {
  const { categoryCounts } = summariesOf(snapshot)
  const countOf = ({ number }: TradeName) => categoryCounts[number] ?? 0
  return tradeNames(snapshot)
    .filter(trade => trade.words[0]?.startsWith(word) && countOf(trade) > 0)
    .sort((a, b) => countOf(b) - countOf(a))
    .slice(0, MOST_TRADES)
}

const tradeNames = cachedPerSnapshot(
  ({ lookup }): readonly TradeName[] =>
    lookup.categories.entries.map(({ slug, name }, number) => ({ number, slug, words: foldedWords(name) })),
  categoryVersion,
)
