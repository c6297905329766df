/** A city by its inhabitants, as German statistics sort them (BBSR). */
export const CITY_SIZES = ['million', 'large', 'medium', 'small', 'village'] as const

export type CitySize = (typeof CITY_SIZES)[number]

const LEAST_INHABITANTS: Readonly<Record<CitySize, number>> = {
  // Köln has grown beyond a million since the gazetteer was counted; no other city is near it.
  million: 950_000,
  large: 100_000,
  medium: 20_000,
  small: 5_000,
  village: 0,
}

/** A size instead of a number: the numbers of the gazetteer are some years old, what they mean is still true. */
export function citySize(population: number): CitySize {
  return CITY_SIZES.find(size => population >= LEAST_INHABITANTS[size]) ?? 'village'
}
