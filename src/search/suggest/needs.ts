import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import type { Need } from '#domain/category/needs.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { NeedSuggestion } from '#domain/search/search.ts'
import { stemWord } from '#search/analysis/stemmer.ts'
import { isStopWord } from '#search/analysis/stop-words.ts'
import { findResults } from '#search/query/matching/find-results.ts'
import { indexQuery } from '#search/query/matching/matches.ts'
import { EVERYTHING, NO_FILTERS, type ParsedPlace } from '#search/query/parsed-query.ts'
import { findNeed } from '#search/query/parsing/find-need.ts'
import { needTable } from '#search/query/parsing/need-table.ts'
import { parseCategories } from '#search/query/parsing/parse-filters.ts'
import { cachedPerSnapshot } from '#search/snapshot/cached-per-snapshot.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'

const MOST_NEEDS = 3
/** Fewer letters begin words of hundreds of needs. */
const SHORTEST = 3
/** Of what a phrase says: as much has to be typed. One of two telling words is enough. */
const LEAST_SHARE = 0.3
/** Of the best score: what is said less does not help. */
const LEAST_SCORE = 0.4
/** A need whose name begins so counts so many times. */
const NAMED = 2
/** Needs at places: to find what a name says takes half a millisecond. */
const CACHED = { most: 2_000 }

/**
 * The needs of which a phrase has all typed words but the last and one that begins with the last, those first of which most
 * was typed. Each with the trade that a search for its name finds; none where that would find something else.
 * @param words folded
 * @param place where the search will be; null for everywhere
 */
export function needsSuggested(
  snapshot: Snapshot,
  words: readonly string[],
  place: ParsedPlace | null,
  language: Language = DEFAULT_LANGUAGE,
): readonly NeedSuggestion[] {
  const found: NeedSuggestion[] = []
  for (const need of needsBeginning(snapshot, words, language)) {
    const suggestion = suggestionOf(snapshot, need, place, language)
    if (suggestion !== undefined) found.push(suggestion)
    if (found.length === MOST_NEEDS) break
  }
  return found
}

/** A need with the trade that a search for its name finds; undefined where that would find something else or nobody. */
function suggestionOf(
  snapshot: Snapshot,
  need: Need,
  place: ParsedPlace | null,
  language: Language,
): NeedSuggestion | undefined {
  const key = [language, need.key, place?.shown?.label].join('|')
  const known = cachedSuggestions(snapshot).getOrMake(key, () => {
    const name = need.names[language]
    const trade = findNeed(name)?.need === need ? tradeThere(snapshot, need, place) : undefined
    return { suggestion: trade && { name, trade } }
  })
  return known.suggestion
}

const cachedSuggestions = cachedPerSnapshot(
  () => new BoundedCache<string, { readonly suggestion: NeedSuggestion | undefined }>(CACHED),
)

/** The needs that a text begins to say, the likeliest first. */
function needsBeginning(snapshot: Snapshot, typed: readonly string[], language: Language): readonly Need[] {
  const { needOf, textOf } = needTable()
  const shares = new Map<Need, { sum: number; isNamed: boolean }>()
  for (const [at, share] of phrasesBegun(typed)) {
    if (share < LEAST_SHARE) continue
    const need = needOf(at)
    const { sum, isNamed } = shares.get(need) ?? { sum: 0, isNamed: false }
    shares.set(need, { sum: sum + share, isNamed: isNamed || textOf(at) === need.names[language] })
  }
  const scored = Array.from(shares, ([need, { sum, isNamed }]) => {
    // The more of its phrases have the words, the more they are what it is about.
    const score = (sum / Math.sqrt(need.phrases.length)) * (isNamed ? NAMED : 1)
    return { need, score: score * importanceOf(snapshot, need) }
  }).sort((a, b) => b.score - a.score)
  const least = (scored[0]?.score ?? 0) * LEAST_SCORE
  return scored.filter(({ score }) => score > least).map(({ need }) => need)
}

/** Of each phrase that has all words but the last and one that begins with the last, how much of what it says was typed. */
function* phrasesBegun(typed: readonly string[]): Generator<readonly [number, number]> {
  const { phrasesWith, termsIn, weights, weightOf, termsBeginning } = needTable()
  const last = typed.at(-1) ?? ''
  const before = typed
    .slice(0, -1)
    .filter(word => !isStopWord(word))
    .map(stemWord)
  if (before.length === 0 && last.length < SHORTEST) return
  const said = before.reduce((sum, one) => sum + weightOf(one), 0)
  const shareOf = (at: number, term: string) =>
    (said + weightOf(term) * Math.min(1, last.length / term.length)) / (weights[at] ?? 1)
  const stem = stemWord(last)
  const [first, ...others] = before.map(phrasesWith)
  if (first === undefined) {
    for (const term of new Set([stem, ...termsBeginning(last)]))
      for (const at of phrasesWith(term)) yield [at, shareOf(at, term)]
    return
  }
  const found = others.reduce((left, other) => left.intersection(new Set(other)), new Set(first))
  const isBegun = (term: string) => (term === stem || term.startsWith(last)) && !before.includes(term)
  for (const at of found) {
    const term = termsIn(at).find(isBegun)
    if (term !== undefined) yield [at, shareOf(at, term)]
  }
}

/** How many businesses have the trade that helps first. */
function importanceOf(snapshot: Snapshot, { trades }: Need): number {
  const { categoryCounts } = summariesOf(snapshot)
  const counts = trades.map(slug => categoryCounts[snapshot.lookup.categories.find(slug) ?? -1] ?? 0)
  return Math.log2(1 + (counts.find(count => count > 0) ?? 0))
}

/** The first trade that helps and is there, else that is anywhere. */
function tradeThere(
  snapshot: Snapshot,
  { trades }: Need,
  place: ParsedPlace | null,
): NeedSuggestion['trade'] | undefined {
  const { lookup } = snapshot
  const isThere = (slug: string, where: ParsedPlace | null) => {
    const categories = parseCategories(lookup, [slug])
    const query = { ...EVERYTHING, place: where, filters: { ...NO_FILTERS, categories } }
    return findResults(indexQuery(snapshot, query, 0)).length > 0
  }
  const slug = trades.find(one => isThere(one, place)) ?? trades.find(one => isThere(one, null))
  const category =
    slug === undefined ? undefined : lookup.categories.entries[lookup.categories.find(slug) ?? -1]
  return category && { slug: category.slug, name: category.name }
}
