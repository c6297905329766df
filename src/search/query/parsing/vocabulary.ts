import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { lazily } from '#domain/cache/lazily.ts'
import type { Region } from '#domain/region/region.ts'
import { foldedWords, queryTerms } from '#search/analysis/analyzer.ts'
import { asciiWord, foldWord } from '#search/analysis/folding.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { stemWord } from '#search/analysis/stemmer.ts'
import type { LookupTables } from '#search/document/lookup-tables.ts'
import type { Position } from '#search/geo/sphere.ts'
import { cachedPerSnapshot, categoryVersion, cityVersion } from '#search/snapshot/cached-per-snapshot.ts'
import { citiesOfRegion, type RegionCities } from '#search/snapshot/region-cities.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { correctWord } from '#search/spelling/spell-checker.ts'

/** The most frequent words of the directory that count for a beginning. Each costs one posting list. */
const MOST_WORDS = 24
const MOST_TRADES = 6
/** Shorter beginnings say nothing. */
export const FEWEST_LETTERS = 2

/** What a word may become that is still being typed. */
export interface Beginning {
  /** The words that begin so, as alternatives. */
  readonly alternatives: QueryTerm['alternatives']
  /** Slugs of the categories whose names begin so. */
  readonly trades: readonly string[]
}

/** What reading a text needs to know of the directory: its words, cities and categories. */
export class Vocabulary {
  readonly lookup: LookupTables
  readonly #snapshot: Snapshot
  /** The categories of listed businesses, the most frequent ones first. */
  readonly #trades = lazily((): readonly TradeName[] => {
    const { categoryCounts } = summariesOf(this.#snapshot)
    const countOf = ({ number }: TradeName) => categoryCounts[number] ?? 0
    return tradeNames(this.#snapshot)
      .filter(trade => countOf(trade) > 0)
      .sort((a, b) => countOf(b) - countOf(a))
  })
  readonly #beginnings = new BoundedCache<string, Beginning>({ most: 2_000, longest: 64 })

  constructor(snapshot: Snapshot) {
    this.lookup = snapshot.lookup
    this.#snapshot = snapshot
  }

  /** Whether any business uses a word: all terms of one of its alternatives. */
  isUsed({ alternatives }: Pick<QueryTerm, 'alternatives'>): boolean {
    return this.#snapshot.hasAny(alternatives)
  }

  /**
   * The word that was probably meant by a misspelled one. Words with a digraph are misspelled even if they are used:
   * 'frisuer' folds to 'frisur', which nobody meant.
   */
  correctionOf(word: string): string | undefined {
    const dictionary = this.#snapshot.spelling()
    if (dictionary === undefined) return undefined
    const isSure = asciiWord(word) === foldWord(word)
    return correctWord(dictionary, word, () => isSure && queryTerms(word).some(term => this.isUsed(term)))
  }

  /** What may begin with some letters. @param word folded */
  beginningOf(word: string): Beginning {
    return this.#beginnings.getOrMake(word, () => {
      const { delta, state } = this.#snapshot
      const words = this.#snapshot.wordBeginnings()?.mostFrequent(word, MOST_WORDS) ?? []
      const changed = state.entries.size > 0 ? delta.termsBeginning(word, MOST_WORDS) : []
      const trades = this.#trades()
        .filter(trade => trade.words[0]?.startsWith(word))
        .slice(0, MOST_TRADES)
      const terms = new Map<string, readonly string[]>()
      for (const term of [...words.map(stemWord), ...changed]) terms.set(term, [term])
      for (const { words: all } of trades) {
        const stems = all.map(stemWord)
        terms.set(stems.join(' '), stems)
      }
      return { alternatives: [...terms.values()], trades: trades.map(({ slug }) => slug) }
    })
  }

  /** The number of the city that a name, shown name or slug means; of several cities, the one with most businesses. */
  cityNumber(nameOrSlug: string): number | undefined {
    const bySlug = this.lookup.cities.find(nameOrSlug)
    if (bySlug !== undefined && this.#isNamed(bySlug)) return bySlug
    const counts = summariesOf(this.#snapshot).cityCounts
    const named = cityNumbers(this.#snapshot).get(foldedWords(nameOrSlug).join(' ')) ?? []
    const [most] = named.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    return most !== undefined && this.#isNamed(most) ? most : undefined
  }

  /** The centre of the businesses of a city, or its place in the gazetteer. */
  centreOfCity(slug: string): Position | null {
    const { latitude = null, longitude = null } = summariesOf(this.#snapshot).citiesBySlug.get(slug) ?? {}
    return latitude === null || longitude === null ? null : { latitude, longitude }
  }

  /** The centre of the businesses with a postal code; undefined where there are none. */
  centreOfPostalCode(code: string): Position | undefined {
    const row = this.#snapshot
      .statement('main', 'SELECT latitude, longitude FROM postal_code WHERE code = ?')
      .get(code)
    return row && { latitude: Number(row.latitude), longitude: Number(row.longitude) }
  }

  citiesOfRegion(region: Region): RegionCities {
    return citiesOfRegion(this.#snapshot, region)
  }

  #isNamed(number: number): boolean {
    const count = summariesOf(this.#snapshot).cityCounts[number] ?? 0
    return count > 0 && this.lookup.cities.entries[number]?.name !== ''
  }
}

/** The words, cities and categories of an index, until its next change. */
export const vocabularyOf = cachedPerSnapshot(snapshot => new Vocabulary(snapshot))

interface TradeName {
  readonly number: number
  readonly slug: string
  /** Folded. */
  readonly words: readonly string[]
}

const tradeNames = cachedPerSnapshot(
  ({ lookup }): readonly TradeName[] =>
    lookup.categories.entries.map(({ slug, name }, number) => ({ number, slug, words: foldedWords(name) })),
  categoryVersion,
)

/** Numbers of cities by the folded words of their names, shown names and slugs. */
const cityNumbers = cachedPerSnapshot((snapshot): ReadonlyMap<string, readonly number[]> => {
  const numbers = new Map<string, number[]>()
  snapshot.lookup.cities.entries.forEach(({ slug, name, shown }, number) => {
    for (const key of new Set([name, shown, slug].map(text => foldedWords(text).join(' ')))) {
      const known = numbers.get(key)
      if (known === undefined) numbers.set(key, [number])
      else known.push(number)
    }
  })
  return numbers
}, cityVersion)
