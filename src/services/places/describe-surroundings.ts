import type { Language } from '#domain/language.ts'
import { cityFor } from '#domain/place/city.ts'
import { type CitySize, citySize } from '#domain/place/city-size.ts'
import { nearestLargerCity } from '#domain/place/larger-city.ts'
import type { PartStats } from '#domain/search/search.ts'
import { countedNounOf } from '#services/categories/counted-noun.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import type { NamedCity } from './get-city.ts'

/** What neither the lists of a city nor its figures show. */
export interface CitySurroundings {
  /** null where the gazetteer does not know the inhabitants. */
  readonly size: CitySize | null
  /** The nearest city that is clearly larger, at most 150 km away. */
  readonly largerCity: { readonly city: string; readonly distanceKm: number } | null
  /** Trades that are more frequent than elsewhere, as several are called: 'Zahnärzte'. At most 3. */
  readonly specialities: readonly string[]
}

/** Two of a trade are chance. */
const LEAST_OF_A_SPECIALITY = 3
/** So many times its share of the whole directory. */
const TIMES_MORE_FREQUENT = 2
const MOST_SPECIALITIES = 3

/**
 * Places a city among the others: how large it is, which larger one is near, and what it has more of than others.
 * @param all the counts of the city, whatever the category asked for
 */
export function describeSurroundings(
  deps: ReadDeps,
  { city, state, latitude, longitude }: NamedCity,
  all: Pick<PartStats, 'total' | 'categories'>,
  language: Language,
): CitySurroundings {
  const { population } = cityFor(city, state === null ? {} : { state })
  const larger =
    population === null || latitude === null || longitude === null
      ? undefined
      : nearestLargerCity({ latitude, longitude }, population)
  return {
    size: population === null ? null : citySize(population),
    largerCity:
      larger === undefined
        ? null
        : { city: larger.city.shownName, distanceKm: Math.round(larger.distanceKm) },
    specialities: specialitiesOf(deps, all, language),
  }
}

function specialitiesOf(
  { index }: ReadDeps,
  { total, categories }: Pick<PartStats, 'total' | 'categories'>,
  language: Language,
): readonly string[] {
  const everywhere = index.stats().total
  const counts = new Map(index.categories().map(({ slug, businessCount }) => [slug, businessCount]))
  return categories
    .map(category => {
      const elsewhere = (counts.get(category.slug) ?? 0) / everywhere
      return { category, times: category.count / total / elsewhere }
    })
    .filter(({ category, times }) => category.count >= LEAST_OF_A_SPECIALITY && times >= TIMES_MORE_FREQUENT)
    .sort((a, b) => b.times - a.times)
    .flatMap(({ category }) => countedNounOf(language, category.count, category) ?? [])
    .slice(0, MOST_SPECIALITIES)
}
