import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import type { Language } from '#domain/language.ts'
import { suggestPlaces } from '#domain/place/suggest-places.ts'
import type { ResolvedPlace, Suggestions } from '#domain/search/search.ts'
import { foldedWords } from '#search/analysis/analyzer.ts'
import { cityCountsOf } from '#search/query/facets/choice-counts.ts'
import { findResults } from '#search/query/matching/find-results.ts'
import { indexQuery } from '#search/query/matching/matches.ts'
import { EVERYTHING, NO_FILTERS, type ParsedPlace, type ParsedQuery } from '#search/query/parsed-query.ts'
import { parsePlace } from '#search/query/parsing/parse-place.ts'
import { vocabularyOf } from '#search/query/parsing/vocabulary.ts'
import { cachedPerSnapshot } from '#search/snapshot/cached-per-snapshot.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { citiesBeginning, citiesSuggested, hasCity } from './cities.ts'
import { type FoundTrade, hasTrade, tradesBeginning } from './trades.ts'

type Combination = Suggestions['combinations'][number]

/** Of 'zahn mü' these are meant at most: dentists and dental technicians. */
const MOST_TRADES = 3
/** Longer texts are names. */
const MOST_WORDS = 8
/** Words before a place that say nothing else. */
const PREPOSITIONS = new Set(['in', 'bei', 'nahe', 'um', 'near'])
/** A single digit begins the postal codes of an eighth of the country, which nobody searches in. */
const DIGITS = /^\d{2,5}$/
/** Fewer letters begin too many districts. */
const FEWEST_LETTERS = 3
/** Ways to read a text that are tried at places which are no cities: looking one up takes some 0.2 ms. */
const MOST_GUESSES = 2
const MOST_POSTAL_CODES = 8
/** Regions and, again as many, districts. */
const MOST_OTHER_PLACES = 2
/** A state has a hundred times as many businesses as a town, and is rarely meant. */
const FIT = { whole: 2, district: 0.7, region: 0.2, otherName: 0.2 } as const
/** 44 kB each at 11,000 cities. */
const CACHED_COUNTS = { most: 64 }

/**
 * Trades at places for a text that says both, in any order, each perhaps only begun: 'zahnarzt mü', 'mün zahn', 'friseur
 * 803'. The likeliest first, only those that have businesses.
 * @param words folded, as typed
 */
export function combinationsFor(
  snapshot: Snapshot,
  words: readonly string[],
  limit: number,
  language?: Language,
): readonly Combination[] {
  const possible = possibleReadings(snapshot, words)
  const find = (among: readonly Reading[], counted: typeof inCities) =>
    among.flatMap(({ trade, place }) =>
      counted(snapshot, tradesBeginning(snapshot, trade, language).slice(0, MOST_TRADES), place),
    )
  const cities = possible.filter(({ place }) => hasCity(snapshot, place))
  const others = possible.filter(({ place }) => isOtherPlace(place)).slice(0, MOST_GUESSES)
  return [...find(cities, inCities), ...find(others, atOtherPlaces)]
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(one => combinationOf(snapshot, one))
}

/**
 * The likeliest trade at the place of a text that says both where `combinationsFor` finds none, so that neither is lost: at
 * the place itself, or in its town where nobody is at the place ('pizza 50667'). 0 businesses where there is nobody either:
 * the page that it leads to shows the nearest.
 * @param words folded, as typed
 */
export function combinationInVain(
  snapshot: Snapshot,
  words: readonly string[],
  language?: Language,
): Combination | undefined {
  const guesses = possibleReadings(snapshot, words).filter(({ place }) => isOtherPlace(place))
  const found = guesses.slice(0, MOST_GUESSES).flatMap(reading => {
    const [trade] = tradesBeginning(snapshot, reading.trade, language)
    const [city] = citiesSuggested(snapshot, reading.place, 1)
    const place = parsePlace(vocabularyOf(snapshot), city?.city ?? reading.place)
    return trade === undefined || place.shown === null
      ? []
      : [atOrAround(snapshot, trade, place, place.shown)]
  })
  const [best] = found.sort((a, b) => b.score * b.count - a.score * a.count)
  return best && combinationOf(snapshot, best)
}

/** A trade at a place; where nobody is there, in its town. */
function atOrAround(snapshot: Snapshot, trade: FoundTrade, place: ParsedPlace, shown: ResolvedPlace): Scored {
  const { score } = trade
  const count = countAt(snapshot, trade, place)
  const city = shown.citySlug === null ? undefined : snapshot.lookup.cities.find(shown.citySlug)
  const inCity = city === undefined ? 0 : (countsByCity(snapshot, trade.number)[city] ?? 0)
  return city !== undefined && count === 0 && inCity > 0
    ? { score, trade, place: city, count: inCity }
    : { score, trade, place: shown, count }
}

/** Every way to read a text as a trade and a place of which the trade exists. */
function possibleReadings(snapshot: Snapshot, words: readonly string[]): readonly Reading[] {
  if (words.length < 2 || words.length > MOST_WORDS) return []
  return readings(words).filter(({ trade }) => hasTrade(snapshot, trade))
}

function isOtherPlace(place: string): boolean {
  return DIGITS.test(place) || (place.length >= FEWEST_LETTERS && !/\d/.test(place))
}

interface Reading {
  readonly trade: string
  readonly place: string
}

/** Every way to read a text as a trade and a place. */
function readings(words: readonly string[]): readonly Reading[] {
  return words.slice(1).flatMap((_, at) => {
    const [first, second] = [words.slice(0, at + 1), words.slice(at + 1)]
    return [
      { trade: first, place: second },
      { trade: second, place: first },
    ].flatMap(({ trade, place }) => {
      const named = withoutPreposition(place)
      const isTrade = !trade.some(word => PREPOSITIONS.has(word))
      return isTrade ? [{ trade: trade.join(' '), place: named.join(' ') }] : []
    })
  })
}

/** 'zahnarzt in' begins every place. */
function withoutPreposition(words: readonly string[]): readonly string[] {
  return PREPOSITIONS.has(words[0] ?? '') ? words.slice(1) : words
}

interface Scored {
  readonly score: number
  readonly trade: FoundTrade
  /** The number of a city, or another place. */
  readonly place: number | ResolvedPlace
  readonly count: number
}

function inCities(snapshot: Snapshot, trades: readonly FoundTrade[], typed: string): Scored[] {
  const cities = citiesBeginning(snapshot, typed)
  return trades.flatMap(trade => {
    const counts = countsByCity(snapshot, trade.number)
    return cities
      .filter(({ number }) => (counts[number] ?? 0) > 0)
      .map(({ number, fit }) => {
        const count = counts[number] ?? 0
        return { score: trade.score * fit * Math.sqrt(count), trade, place: number, count }
      })
  })
}

/** Postal codes, regions and districts, of the likeliest trade. */
function atOtherPlaces(snapshot: Snapshot, [trade]: readonly FoundTrade[], typed: string): Scored[] {
  if (trade === undefined) return []
  const isDigits = DIGITS.test(typed)
  return suggestPlaces(typed, isDigits ? MOST_POSTAL_CODES : MOST_OTHER_PLACES).flatMap(({ label }, at) => {
    const place = parsePlace(vocabularyOf(snapshot), label)
    const { shown } = place
    const count = countAt(snapshot, trade, place)
    if (shown === null || shown.kind === 'city' || count === 0) return []
    const fit = isDigits ? 1 / (at + 1) : fitOf(shown.kind, foldedWords(shown.label), typed)
    return [{ score: trade.score * fit * Math.sqrt(count), trade, place: shown, count }]
  })
}

function countAt(snapshot: Snapshot, trade: FoundTrade, place: ParsedPlace): number {
  const { restriction } = place
  if (restriction.kind !== 'region') return findResults(indexQuery(snapshot, queryOf(trade, place), 0)).length
  // A tenth of the time: the businesses of a state need not be listed.
  const counts = countsByCity(snapshot, trade.number)
  return restriction.cities.numbers.reduce((sum, city) => sum + (counts[city] ?? 0), 0)
}

/** How well a region or a district fits beside cities (cities.ts). */
function fitOf(kind: ResolvedPlace['kind'], words: readonly string[], typed: string): number {
  if (words.join(' ') === typed) return FIT.whole
  const isShown = words.some((_, from) => words.slice(from).join(' ').startsWith(typed))
  return FIT[kind === 'region' ? 'region' : 'district'] * (isShown ? 1 : FIT.otherName)
}

function combinationOf({ lookup }: Snapshot, { trade, place, count }: Scored): Combination {
  const { slug, name } = lookup.categories.entries[trade.number] ?? { slug: '', name: '' }
  const city = typeof place === 'number' ? lookup.cities.entries[place] : undefined
  const at =
    typeof place === 'number'
      ? ({ kind: 'city', label: city?.shown ?? '', citySlug: city?.slug ?? '' } as const)
      : { kind: place.kind, label: place.label, citySlug: place.citySlug }
  return {
    trade: { slug, name },
    place: at,
    count,
    query: { category: slug, location: at.kind === 'city' ? (at.citySlug ?? at.label) : at.label },
  }
}

/** How many businesses of a trade each city has, by the number of the city. */
function countsByCity(snapshot: Snapshot, trade: number): Uint32Array {
  return cachedCounts(snapshot).getOrMake(trade, () => cityCountsOf(snapshot, trade))
}

const cachedCounts = cachedPerSnapshot(() => new BoundedCache<number, Uint32Array>(CACHED_COUNTS))

function queryOf({ number }: FoundTrade, place: ParsedPlace): ParsedQuery {
  const categories = { real: new Set([number]), groups: new Set<number>(), offered: undefined }
  return { ...EVERYTHING, place, filters: { ...NO_FILTERS, categories } }
}
