import { memoize } from '#domain/cache/bounded-cache.ts'
import { foldGerman } from '#domain/text/folding.ts'
import file from '../data/gazetteer.json' with { type: 'json' }
import { germanPlaceKey, placeKey, splitPlaceName } from './place-name.ts'
import { STATES, type StateCode } from './state.ts'

/** A municipality or village of Germany. */
export interface Place {
  /** The full official name: 'Frankfurt am Main', 'Halle (Saale)'. */
  readonly name: string
  readonly state: StateCode
  /** WGS 84 degrees. */
  readonly latitude: number
  readonly longitude: number
  /** The position is estimated from neighbouring postal codes, with a median error of 10 km. */
  readonly isApproximate: boolean
  /** Inhabitants; 0 when unknown, usually fewer than 1,000. */
  readonly population: number
  /** False for a village that belongs to a municipality of another name. */
  readonly isMunicipality: boolean
  readonly aliases: readonly string[]
  /** The name in two parts, as folded words. */
  readonly base: string
  readonly qualifier: readonly string[]
}

/** A district of a large town. */
export interface District {
  readonly name: string
  readonly town: Place
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface Gazetteer {
  /** Largest first. */
  readonly places: readonly Place[]
  /** By folded words of the official name and of aliases, with umlauts as one letter and as two. */
  readonly byName: ReadonlyMap<string, readonly Place[]>
  /** Places with a name of two parts, by the folded first part: 'frankfurt', 'neustadt'. */
  readonly byBase: ReadonlyMap<string, readonly Place[]>
  /** The municipalities in a postal code's area, largest first; empty for an unknown code. */
  readonly municipalitiesOf: (postalCode: string) => readonly Place[]
  /** Postal codes in ascending order. */
  readonly postalCodes: readonly string[]
  /** By folded words of the district's name. */
  readonly districts: ReadonlyMap<string, readonly District[]>
}

const UMLAUT = /[äöü]/i

const NONE: readonly string[] = []
const NO_PLACES: readonly Place[] = []

/** Germany has some 8,000 postal codes. An import asks for the code of each row several times. */
const POSTAL_CODES = { most: 10_000, longest: 5 }

let loaded: Gazetteer | undefined

/** The towns, postal codes and districts of Germany, loaded on first use (about 35 ms). Sources: data/LICENCES.md. */
export function gazetteer(): Gazetteer {
  loaded ??= load()
  return loaded
}

/** Both keys of a name: 'munchen' and 'muenchen'. */
export function nameKeys(name: string): readonly string[] {
  const key = placeKey(name)
  if (!UMLAUT.test(name)) return [key]
  const german = germanPlaceKey(name)
  return [key, german]
}

function load(): Gazetteer {
  const places = file.cities.split('\n').map(readPlace)
  const byName = new Map<string, Place[]>()
  const byBase = new Map<string, Place[]>()
  for (const place of places) {
    for (const key of nameKeys(place.name)) add(byName, key, place)
    for (const alias of place.aliases) for (const key of nameKeys(alias)) add(byName, key, place)
    if (place.qualifier.length === 0) continue
    add(byBase, place.base, place)
    if (UMLAUT.test(place.name)) add(byBase, splitPlaceName(foldGerman(place.name)).base, place)
  }
  const linesOfCode = new Map<string, string>()
  for (const line of file.postalCodes.split('\n')) linesOfCode.set(line.slice(0, 5), line.slice(6))
  const districts = new Map<string, District[]>()
  for (const line of file.districts.split('\n')) {
    const district = readDistrict(line, places)
    if (district) for (const key of nameKeys(district.name)) add(districts, key, district)
  }
  return {
    places,
    byName,
    byBase,
    municipalitiesOf: memoize((code: string) => placesOnLines(linesOfCode.get(code), places), POSTAL_CODES),
    postalCodes: [...linesOfCode.keys()],
    districts,
  }
}

function readPlace(line: string): Place {
  const [name = '', state = '', latitude = '', longitude = '', population = '', kind = '', aliases = ''] =
    line.split('|')
  if (!isStateCode(state)) throw new Error(`gazetteer: no state in "${line}"`)
  const isApproximate = latitude.startsWith('~')
  const { base, qualifier } = splitPlaceName(name)
  return {
    name,
    state,
    latitude: Number(isApproximate ? latitude.slice(1) : latitude),
    longitude: Number(longitude),
    isApproximate,
    population: Number(population),
    isMunicipality: kind === 'm',
    aliases: aliases === '' ? NONE : aliases.split(';'),
    base,
    qualifier,
  }
}

function placesOnLines(numbers: string | undefined, places: readonly Place[]): readonly Place[] {
  return numbers?.split(',').flatMap(number => places[Number(number)] ?? []) ?? NO_PLACES
}

function readDistrict(line: string, places: readonly Place[]): District | undefined {
  const [town = '', name = '', latitude = '', longitude = ''] = line.split('|')
  const place = places[Number(town)]
  if (place === undefined) return undefined
  const isKnown = latitude !== ''
  return {
    name,
    town: place,
    latitude: isKnown ? Number(latitude) : null,
    longitude: isKnown ? Number(longitude) : null,
  }
}

function isStateCode(text: string): text is StateCode {
  return Object.hasOwn(STATES, text)
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key)
  if (values === undefined) map.set(key, [value])
  else if (!values.includes(value)) values.push(value)
}
