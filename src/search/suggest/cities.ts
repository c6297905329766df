import type { Suggestions } from '#domain/search/search.ts'
import { cachedPerSnapshot, cityVersion } from '#search/snapshot/cached-per-snapshot.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { beginningsOf, bestFits, hasBeginning, sorted } from './beginnings.ts'

/** How well a city fits whose name begins with the letters, of which they are the whole, or of which a later word does. */
const FIT = { whole: 2, start: 1, later: 0.25 } as const

export interface FoundCity {
  /** Of the city in the index. */
  readonly number: number
  readonly fit: number
}

/** The cities with a name that begins with what was typed, in no order. @param typed folded words, joined by blanks */
export function citiesBeginning(snapshot: Snapshot, typed: string): readonly FoundCity[] {
  const fits = bestFits(cityNames(snapshot), typed, ({ key, isStart }) =>
    key === typed && isStart ? FIT.whole : isStart ? FIT.start : FIT.later,
  )
  return Array.from(fits, ([number, fit]) => ({ number, fit }))
}

/** Whether any city has a name that begins so. Faster than finding them. */
export function hasCity(snapshot: Snapshot, typed: string): boolean {
  return hasBeginning(cityNames(snapshot), typed)
}

/** The same in the order of suggestions: names that begin with the text first, then by number of businesses. */
export function citiesSuggested(snapshot: Snapshot, typed: string, limit: number): Suggestions['cities'] {
  const { cityCounts } = summariesOf(snapshot)
  const countOf = ({ number }: FoundCity) => cityCounts[number] ?? 0
  const isLater = ({ fit }: FoundCity) => Number(fit === FIT.later)
  return citiesBeginning(snapshot, typed)
    .filter(city => countOf(city) > 0)
    .sort((a, b) => isLater(a) - isLater(b) || countOf(b) - countOf(a) || a.number - b.number)
    .slice(0, limit)
    .flatMap(found => {
      const city = snapshot.lookup.cities.entries[found.number]
      return city ? [{ slug: city.slug, city: city.shown, count: countOf(found) }] : []
    })
}

const cityNames = cachedPerSnapshot(
  ({ lookup }) =>
    sorted(
      lookup.cities.entries.flatMap(({ name, shown }, number) =>
        name === '' ? [] : beginningsOf(shown, number, 'city'),
      ),
    ),
  cityVersion,
)
