import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { categoryBySlug, termsOf } from '#domain/category/category.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { Suggestions } from '#domain/search/search.ts'
import { categoryChoices } from '#search/query/choice-counts.ts'
import { NO_FILTERS, type ParsedPlace, type ParsedQuery } from '#search/query/parsed-query.ts'
import { cachedPerSnapshot, categoryVersion } from '#search/snapshot/cached-per-snapshot.ts'
import { isOffered } from '#search/snapshot/category-sets.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { type Beginning, beginningsOf, bestFits, hasBeginning, sorted } from './beginnings.ts'

/** What a name of a trade is: the one shown in a language, another name, or a word that it is searched by. */
type NameKind = Language | 'alias' | 'term'

/** How well a name fits that begins with the letters typed. test/search/suggest/meanings.test.ts judges the figures. */
const FIT = { shown: 1, alias: 0.6, term: 0.2 } as const
/** Of the fit, for a name whose second or a later word begins with the letters. */
const LATER_WORD = 0.4
/** Of the fit, for a name of which a whole word was typed: 'Arzt', not the beginning of 'Arztpraxis'. */
const WHOLE_WORD = 2

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
  return hasBeginning(tradeNames(snapshot), typed)
}

const cachedTrades = cachedPerSnapshot(() => new BoundedCache<string, readonly FoundTrade[]>(CACHED))

function findTrades(snapshot: Snapshot, typed: string, language: Language): readonly FoundTrade[] {
  const { categoryCounts } = summariesOf(snapshot)
  const fits = bestFits(tradeNames(snapshot), typed, found => fitOf(found, typed, language))
  return Array.from(fits, ([number, fit]) => ({
    number,
    // The root: a name that fits twice as well stands for a trade with four times as many businesses.
    score: fit * Math.sqrt(categoryCounts[number] ?? 0),
  }))
    .filter(({ number, score }) => score > 0 && isOffered(snapshot, number))
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, MOST_FOUND)
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
  const { numbers, counts } = categoryChoices(snapshot, everythingAt(place), 0, undefined)
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
  const { categoryCounts } = summariesOf(snapshot)
  return tradesBeginning(snapshot, typed, language)
    .slice(0, limit)
    .flatMap(({ number }) => {
      const category = snapshot.lookup.categories.entries[number]
      return category
        ? [{ slug: category.slug, name: category.name, count: categoryCounts[number] ?? 0 }]
        : []
    })
}

function everythingAt(place: ParsedPlace): ParsedQuery {
  return { what: '', terms: [], radiusMetres: undefined, place, filters: NO_FILTERS, sort: 'relevance' }
}

function fitOf({ key, kind, isStart }: Beginning<NameKind>, typed: string, language: Language): number {
  const isShown = kind === language
  const fit = isShown ? FIT.shown : kind === 'term' ? FIT.term : FIT.alias
  const isWhole = key.length === typed.length || key.charAt(typed.length) === ' '
  return fit * (isStart ? 1 : LATER_WORD) * (isWhole && kind !== 'term' ? WHOLE_WORD : 1)
}

const tradeNames = cachedPerSnapshot(
  ({ lookup }) =>
    sorted(
      lookup.categories.entries.flatMap(({ slug, name }, number) =>
        Array.from(namesOf(slug, name), ([text, kind]) => beginningsOf(text, number, kind)).flat(),
      ),
    ),
  categoryVersion,
)

/** Every name of a trade once, with the best of what it is. */
function namesOf(slug: string, name: string): ReadonlyMap<string, NameKind> {
  const { englishNames = [], turkishName = null, aliases = [] } = categoryBySlug(slug) ?? {}
  const [english, ...otherEnglish] = englishNames
  const names = new Map<string, NameKind>()
  const add = (texts: readonly (string | null | undefined)[], kind: NameKind) => {
    for (const text of texts) if (text != null && !names.has(text)) names.set(text, kind)
  }
  add([name], 'de')
  add([english], 'en')
  add([turkishName], 'tr')
  add([...aliases, ...otherEnglish], 'alias')
  add(termsOf(slug), 'term')
  return names
}
