import { termsOf } from '#domain/category/category.ts'
import { firstWhere } from '#domain/collections/binary-search.ts'
import type { Suggestions, SuggestQuery } from '#domain/search/search.ts'
import { foldedWords } from '#search/analysis/analyzer.ts'
import { nameStartToken } from '#search/document/tokens.ts'
import { cachedPerSnapshot, categoryVersion, cityVersion } from '#search/snapshot/cached-per-snapshot.ts'
import { storedCards } from '#search/snapshot/cards.ts'
import type { Segment } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { correctText } from './query/correct-text.ts'
import { bandsAround, bandsOf, WIDEST_BAND } from './query/distance-bands.ts'
import { compareStatic } from './query/static-order.ts'

const LONGEST_TEXT = 100
/** With a position, the nearest of this many best names are suggested. */
const NEAR_POOL = 60
/** Names are read in steps of this many until enough live ones are found, at most MOST_STEPS. */
const STEP = 64
const MOST_STEPS = 40

/** Completes what is being typed, from the first letter on. Corrects the text when nothing begins with it. */
export function suggestIn(snapshot: Snapshot, query: SuggestQuery): Suggestions {
  const text = query.text.slice(0, LONGEST_TEXT)
  const found = suggestFor(snapshot, query, text)
  if (found.businesses.length + found.categories.length + found.cities.length > 0) return found
  const corrected = correctText(snapshot, text)
  return corrected === undefined ? found : suggestFor(snapshot, query, corrected.text)
}

function suggestFor(snapshot: Snapshot, query: SuggestQuery, text: string): Suggestions {
  const words = foldedWords(text)
  if (words.length === 0) return { businesses: [], categories: [], cities: [] }
  const typed = words.join(' ')
  return {
    businesses: businessesFor(snapshot, query, words),
    categories: categoriesFor(snapshot, typed, query.limit),
    cities: citiesFor(snapshot, words, query.limit),
  }
}

function categoriesFor(snapshot: Snapshot, typed: string, limit: number): Suggestions['categories'] {
  const { categoryCounts } = summariesOf(snapshot)
  return beginning(categoryEntries(snapshot), categoryCounts, typed, limit).flatMap(number => {
    const category = snapshot.lookup.categories.entries[number]
    return category ? [{ slug: category.slug, name: category.name, count: categoryCounts[number] ?? 0 }] : []
  })
}

/** The cities that begin with the whole text; else those that begin with the text after its first word. */
function citiesFor(snapshot: Snapshot, words: readonly string[], limit: number): Suggestions['cities'] {
  const { cityCounts } = summariesOf(snapshot)
  const numbers = beginning(cityEntries(snapshot), cityCounts, words.join(' '), limit)
  if (numbers.length === 0 && words.length > 1) return citiesFor(snapshot, words.slice(1), limit)
  return numbers.flatMap(number => {
    const city = snapshot.lookup.cities.entries[number]
    return city ? [{ slug: city.slug, city: city.shown, count: cityCounts[number] ?? 0 }] : []
  })
}

/** Names that begin with the words, then names that have them further on. */
function businessesFor(
  snapshot: Snapshot,
  query: SuggestQuery,
  words: readonly string[],
): Suggestions['businesses'] {
  const { latitude, longitude, limit } = query
  const centre = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  const wanted = centre ? Math.max(NEAR_POOL, limit) : limit
  const [first = '', ...rest] = words
  const found = bestNames(snapshot, [nameStartToken(first), ...rest], wanted)
  if (found.length < wanted) {
    const seen = new Set(found)
    for (const docId of bestNames(snapshot, words, wanted + found.length))
      if (!seen.has(docId)) found.push(docId)
  }
  const ordered = centre ? nearFirst(snapshot, found.slice(0, wanted), centre) : found
  const shown = ordered.slice(0, limit)
  const cards = storedCards(snapshot, shown)
  return shown.flatMap(docId => {
    const card = cards.get(docId)
    if (card === undefined) return []
    const { id, name, category, city, urlSlug } = card
    return [{ id, name, category, city, urlSlug }]
  })
}

function nearFirst(
  snapshot: Snapshot,
  docIds: number[],
  centre: { latitude: number; longitude: number },
): number[] {
  const bands = bandsOf(snapshot, Uint32Array.from(docIds), bandsAround(centre, WIDEST_BAND))
  return docIds
    .map((docId, at) => ({ docId, band: bands[at] ?? 0, at }))
    .sort((a, b) => a.band - b.band || a.at - b.at)
    .map(({ docId }) => docId)
}

/** The best live names of both files with all words, where the last word may be the beginning of one. */
function bestNames(snapshot: Snapshot, words: readonly string[], limit: number): number[] {
  const main = liveNames(snapshot, snapshot.main, words, limit)
  if (snapshot.state.entries.size === 0) return main
  const { values } = snapshot
  // Rows of the delta are in no order, so all of them are compared.
  const delta = Array.from(snapshot.delta.namesBeginning(words, Number.MAX_SAFE_INTEGER, 0)).filter(
    docId => snapshot.state.isLive[docId] === 1,
  )
  return [...main, ...delta].sort((a, b) => compareStatic(values, a, b)).slice(0, limit)
}

function liveNames(snapshot: Snapshot, segment: Segment, words: readonly string[], limit: number): number[] {
  const live: number[] = []
  for (let step = 0, size = Math.max(limit, 1); step < MOST_STEPS && live.length < limit; step++) {
    const offset = step === 0 ? 0 : limit + (step - 1) * STEP
    const docIds = segment.namesBeginning(words, size, offset)
    for (const docId of docIds)
      if (snapshot.state.isLive[docId] === 1 && live.length < limit) live.push(docId)
    if (docIds.length < size) break
    size = STEP
  }
  return live
}

interface Entry {
  /** The folded words of a name, from one of its words on. */
  readonly key: string
  /** Of the city or category. */
  readonly number: number
  /** 0 for the beginning of its own name, 1 for other words and names. */
  readonly rank: number
}

/** The numbers of entries whose key begins with the text, each once: own names first, then by number of businesses. */
function beginning(entries: readonly Entry[], counts: Uint32Array, typed: string, limit: number): number[] {
  const ranks = new Map<number, number>()
  const first = firstWhere(0, entries.length, at => (entries[at]?.key ?? '') >= typed)
  for (let at = first; entries[at]?.key.startsWith(typed); at++) {
    const { number = 0, rank = 0 } = entries[at] ?? {}
    if ((counts[number] ?? 0) > 0) ranks.set(number, Math.min(rank, ranks.get(number) ?? rank))
  }
  return [...ranks]
    .sort(([a, rankA], [b, rankB]) => rankA - rankB || (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .slice(0, limit)
    .map(([number]) => number)
}

const cityEntries = cachedPerSnapshot(
  ({ lookup }): readonly Entry[] =>
    lookup.cities.entries
      .flatMap(({ name, shown }, number) => (name === '' ? [] : entriesOf(shown, [], number)))
      .sort(byKey),
  cityVersion,
)

const categoryEntries = cachedPerSnapshot(
  ({ lookup }): readonly Entry[] =>
    lookup.categories.entries
      .flatMap(({ slug, name }, number) => entriesOf(name, termsOf(slug), number))
      .sort(byKey),
  categoryVersion,
)

function byKey(a: Entry, b: Entry): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0
}

function entriesOf(own: string, others: readonly string[], number: number): Entry[] {
  return [own, ...others].flatMap((text, at) => {
    const words = foldedWords(text)
    return words.map((_, from) => ({
      key: words.slice(from).join(' '),
      number,
      rank: at === 0 && from === 0 ? 0 : 1,
    }))
  })
}
