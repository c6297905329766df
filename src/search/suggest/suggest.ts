import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import type { Suggestions, SuggestQuery } from '#domain/search/search.ts'
import { foldedWords } from '#search/analysis/analyzer.ts'
import type { ParsedPlace } from '#search/query/parsed-query.ts'
import { correctText } from '#search/query/parsing/correct-text.ts'
import { parsePlace } from '#search/query/parsing/parse-place.ts'
import { vocabularyOf } from '#search/query/parsing/vocabulary.ts'
import { cachedPerSnapshot } from '#search/snapshot/cached-per-snapshot.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { businessesFor } from './businesses.ts'
import { citiesSuggested } from './cities.ts'
import { combinationInVain, combinationsFor } from './combinations.ts'
import { needsSuggested } from './needs.ts'
import { popularTrades, suggestedTrade, tradesSuggested } from './trades.ts'

const LONGEST_TEXT = 100
/** Places whose popular trades are cached until the next change: counting those of a large town takes some 0.2 ms. */
const CACHED_PLACES = { most: 500, longest: LONGEST_TEXT }
/** No trade is popular in so many ranks. */
const MOST_POPULAR = 20

const NOTHING: Suggestions = { businesses: [], categories: [], cities: [], combinations: [] }

/**
 * Completes what is being typed, from the first letter on. Corrects the text when nothing begins with it.
 * For an empty text the most frequent trades, at the place of the query if there is one.
 */
export function suggestIn(snapshot: Snapshot, query: SuggestQuery): Suggestions {
  const text = query.text.slice(0, LONGEST_TEXT)
  if (text.trim() === '')
    return { ...NOTHING, categories: popularAt(snapshot, query.location ?? '').slice(0, query.limit) }
  const found = suggestFor(snapshot, query, text)
  if (!isEmpty(found)) return found
  const corrected = correctText(vocabularyOf(snapshot), text)
  return corrected === undefined ? found : suggestFor(snapshot, query, corrected.text)
}

/** Makes the tables that the first letters would otherwise wait for. A step takes up to 40 ms. */
export function* warmUpSuggestions(snapshot: Snapshot): Generator<void> {
  for (const text of ['a', 'arzt a', 'friseur 10']) {
    suggestIn(snapshot, { text, limit: 1 })
    yield
  }
}

function isEmpty({ businesses, categories, cities, combinations, needs = [] }: Suggestions): boolean {
  return businesses.length + categories.length + cities.length + combinations.length + needs.length === 0
}

function suggestFor(snapshot: Snapshot, query: SuggestQuery, text: string): Suggestions {
  const words = foldedWords(text)
  if (words.length === 0) return NOTHING
  const place = placeOf(snapshot, query.location ?? '')
  const needs = needsSuggested(snapshot, words, place, query.language).slice(0, query.limit)
  return { ...namedFor(snapshot, query, words), ...(needs.length > 0 && { needs }) }
}

/** What has a name that begins with the words. */
function namedFor(snapshot: Snapshot, query: SuggestQuery, words: readonly string[]): Suggestions {
  const { limit, language } = query
  const typed = words.join(' ')
  const businesses = businessesFor(snapshot, words, limit, centreOf(snapshot, query))
  const categories = tradesSuggested(snapshot, typed, limit, language)
  const cities = citiesSuggested(snapshot, typed, limit)
  // 'Bad Homburg' is a town, no 'Bad' in Homburg.
  if (cities.length > 0) return { businesses, categories, cities, combinations: [] }
  const combinations = combinationsFor(snapshot, words, limit, language)
  if (combinations.length > 0) return { businesses, categories, cities, combinations }
  const inVain = combinationInVain(snapshot, words, language)
  // 'Bäckerei Roth' is a name rather than a bakery in Roth, where there is none.
  if (inVain === undefined || (inVain.count === 0 && businesses.length > 0))
    return { businesses, categories, cities: citiesAfterTrade(snapshot, words, limit), combinations }
  const everywhere = suggestedTrade(snapshot, snapshot.lookup.categories.find(inVain.trade.slug))
  return {
    businesses,
    categories: inVain.count > 0 ? categories : everywhere,
    cities,
    combinations: [inVain],
  }
}

/** The cities that begin with the text after its first words. */
function citiesAfterTrade(
  snapshot: Snapshot,
  words: readonly string[],
  limit: number,
): Suggestions['cities'] {
  const [, ...rest] = words
  if (rest.length === 0) return []
  const cities = citiesSuggested(snapshot, rest.join(' '), limit)
  return cities.length > 0 ? cities : citiesAfterTrade(snapshot, rest, limit)
}

function centreOf(snapshot: Snapshot, { latitude, longitude, location }: SuggestQuery) {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  return placeOf(snapshot, location ?? '')?.centre ?? null
}

function popularAt(snapshot: Snapshot, location: string): Suggestions['categories'] {
  return cachedPopular(snapshot).getOrMake(location.trim(), () => {
    const atPlace = popularTrades(snapshot, placeOf(snapshot, location), MOST_POPULAR)
    return atPlace.length > 0 ? atPlace : popularTrades(snapshot, null, MOST_POPULAR)
  })
}

const cachedPopular = cachedPerSnapshot(
  () => new BoundedCache<string, Suggestions['categories']>(CACHED_PLACES),
)

function placeOf(snapshot: Snapshot, location: string): ParsedPlace | null {
  const text = location.trim().slice(0, LONGEST_TEXT)
  return text === '' ? null : parsePlace(vocabularyOf(snapshot), text)
}
