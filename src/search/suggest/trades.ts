import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { categoryBySlug } from '#domain/category/category.ts'
import { CATEGORIES } from '#domain/category/table.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { Suggestions } from '#domain/search/search.ts'
import { categoryChoices } from '#search/query/facets/choice-counts.ts'
import { indexQuery } from '#search/query/matching/matches.ts'
import { EVERYTHING, type ParsedPlace } from '#search/query/parsed-query.ts'
import { cachedPerSnapshot, categoryVersion } from '#search/snapshot/cached-per-snapshot.ts'
import { isOffered } from '#search/snapshot/category-sets.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import {
  type Beginning,
  type Beginnings,
  beginningsOf,
  bestFits,
  hasBeginning,
  sorted,
} from './beginnings.ts'
import { NAME_KINDS, type NameKind } from './name-kinds.ts'
import { TRADE_NAMES } from './trade-names.computed.ts'

/** How well a name fits that begins with the letters typed. test/search/suggest/meanings.test.ts judges the figures. */
const FIT = { shown: 1, alias: 0.6, foreign: 0.3, term: 0.2 } as const
/** Of the fit, for a name whose second or a later word begins with the letters. */
const LATER_WORD = 0.4
/** Of the fit, for a name of which a whole word was typed: 'Arzt', not the beginning of 'Arztpraxis'. */
const WHOLE_WORD = 2
/** Of the best score: a trade below it is suggested only if its shown name begins so. For 'bäck' no repair of 'Backöfen'. */
const LEAST_SCORE = 0.15

/** As many as a query may ask for (api/search/schema.ts). */
const MOST_FOUND = 20
/** A letter begins thousands of names, which take some 0.3 ms to look through. */
const CACHED = { most: 2_000 }

export interface FoundTrade {
  /** Of the category in the index. */
  readonly number: number
  /** More is better: how well its name fits, and how many businesses it has. */
  readonly score: number
}

/**
 * The trades with a name that begins with what was typed, in any language, those that most people mean first.
 * @param typed folded words, joined by blanks
 * @param language whose names fit best
 */
export function tradesBeginning(
  snapshot: Snapshot,
  typed: string,
  language: Language = DEFAULT_LANGUAGE,
): readonly FoundTrade[] {
  return cachedTrades(snapshot).getOrMake(`${language} ${typed}`, () => findTrades(snapshot, typed, language))
}

/** Whether any trade has a name that begins so. Faster than finding them. */
export function hasTrade(snapshot: Snapshot, typed: string): boolean {
  return hasBeginning(tableNames(), typed) || hasBeginning(namesInIndex(snapshot).others, typed)
}

const cachedTrades = cachedPerSnapshot(() => new BoundedCache<string, readonly FoundTrade[]>(CACHED))

function findTrades(snapshot: Snapshot, typed: string, language: Language): readonly FoundTrade[] {
  const { categoryCounts } = summariesOf(snapshot)
  const { numbers, others } = namesInIndex(snapshot)
  const fitFor = (found: Beginning<NameKind>) => fitOf(found, typed, language)
  const fits = bestFits(others, typed, fitFor)
  for (const [inTable, fit] of bestFits(tableNames(), typed, fitFor)) {
    const number = numbers[inTable]
    if (number !== undefined) fits.set(number, Math.max(fit, fits.get(number) ?? 0))
  }
  const found = Array.from(fits, ([number, fit]) => ({
    number,
    fit,
    // The root: a name that fits twice as well stands for a trade with four times as many businesses.
    score: fit * Math.sqrt(categoryCounts[number] ?? 0),
  }))
    .filter(({ number, score }) => score > 0 && isOffered(snapshot, number))
    .sort((a, b) => b.score - a.score || a.number - b.number)
  const least = (found[0]?.score ?? 0) * LEAST_SCORE
  return found.filter(({ fit, score }) => fit >= FIT.shown || score >= least).slice(0, MOST_FOUND)
}

/**
 * The trades with most businesses.
 * @param place of the businesses; null for the whole directory
 */
export function popularTrades(
  snapshot: Snapshot,
  place: ParsedPlace | null,
  limit: number,
): Suggestions['categories'] {
  if (place === null) {
    const { categories } = summariesOf(snapshot)
    return categories
      .slice(0, limit)
      .map(({ slug, name, businessCount }) => ({ slug, name, count: businessCount }))
  }
  const { numbers, counts } = categoryChoices(indexQuery(snapshot, { ...EVERYTHING, place }, 0))
  return Array.from(numbers, (number, at) => ({ number, count: counts[at] ?? 0 }))
    .filter(({ number }) => isOffered(snapshot, number))
    .sort((a, b) => b.count - a.count || a.number - b.number)
    .slice(0, limit)
    .flatMap(({ number, count }) => {
      const category = snapshot.lookup.categories.entries[number]
      return category ? [{ slug: category.slug, name: category.name, count }] : []
    })
}

/** The trades with a name that begins with what was typed, as they are suggested. */
export function tradesSuggested(
  snapshot: Snapshot,
  typed: string,
  limit: number,
  language?: Language,
): Suggestions['categories'] {
  return tradesBeginning(snapshot, typed, language)
    .slice(0, limit)
    .flatMap(({ number }) => suggestedTrade(snapshot, number))
}

/** One trade with all of its businesses, by its number in the index; none for an unknown number. */
export function suggestedTrade(snapshot: Snapshot, number: number | undefined): Suggestions['categories'] {
  if (number === undefined) return []
  const category = snapshot.lookup.categories.entries[number]
  if (category === undefined) return []
  const { slug, name } = category
  return [{ slug, name, count: summariesOf(snapshot).categoryCounts[number] ?? 0 }]
}

function fitOf({ key, kind, isStart }: Beginning<NameKind>, typed: string, language: Language): number {
  const fit = kind === language ? FIT.shown : kind === 'foreign' || kind === 'term' ? FIT[kind] : FIT.alias
  const isWhole = key.length === typed.length || key.charAt(typed.length) === ' '
  return fit * (isStart ? 1 : LATER_WORD) * (isWhole && kind !== 'term' ? WHOLE_WORD : 1)
}

/** The names of the categories of the table. Made once: cutting them up takes 100 ms, reading them 15 ms. */
function tableNames(): Beginnings<NameKind> {
  table ??= TRADE_NAMES.keys.split('\n').map((key, at) => ({
    key,
    number: TRADE_NAMES.numbers[at] ?? 0,
    kind: NAME_KINDS[TRADE_NAMES.kinds[at] ?? 0] ?? 'term',
    isStart: TRADE_NAMES.starts[at] === 1,
  }))
  return table
}

let table: Beginnings<NameKind> | undefined

/** What an index adds to the table. */
const namesInIndex = cachedPerSnapshot(
  ({ lookup }) => ({
    /** The categories of the index by their index in the table. */
    numbers: CATEGORIES.map(({ slug }) => lookup.categories.find(slug)),
    /** Names that are shown and not in the table: those of the operator and of imports. */
    others: sorted(
      lookup.categories.entries.flatMap(({ slug, name }, number) =>
        categoryBySlug(slug)?.name === name ? [] : beginningsOf(name, number, DEFAULT_LANGUAGE),
      ),
    ),
  }),
  categoryVersion,
)
