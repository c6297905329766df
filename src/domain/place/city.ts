import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { foldGerman, foldWords } from '#domain/text/folding.ts'
import { slugifyCity } from '#domain/text/slug.ts'
import { type CityIdentity, identityOf, unknownCity } from './city-identity.ts'
import { countryName, HOME_COUNTRY } from './country.ts'
import { kilometresBetween } from './distance.ts'
import { gazetteer, type Place } from './gazetteer.ts'
import { namesakes } from './namesakes.ts'
import { nearestTown } from './nearest-town.ts'
import { parsePlaceName, type Surroundings } from './parse-place-name.ts'
import { placeKey } from './place-name.ts'
import { placeWords, textBefore, wordsBetween } from './place-words.ts'
import { municipalitiesOfPostalCode, postalCodePlace, stateOfPostalCode } from './postal-code.ts'
import { STATES, type StateCode } from './state.ts'
import { tidyCityName } from './tidy-city-name.ts'
import {
  isAnyQuarter,
  type MarkedQuarter,
  splitMarkedQuarter,
  withoutRank,
  withoutTitle,
} from './town-titles.ts'

/** What is known about the place of a city. A postal code is better than a state, a state better than a position. */
export interface CityEvidence {
  readonly postalCode?: string | undefined
  readonly state?: StateCode | undefined
  /** WGS 84 degrees. Only distinguishes cities of one name or of one postal code. */
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  /** ISO 3166-1 alpha-2; Germany where it is missing. */
  readonly countryCode?: string | undefined
}

export interface CityOfName extends CityIdentity {
  /** The district in the name ('Köln-Ehrenfeld', 'Berlin-Mitte'), or null. */
  readonly district: string | null
}

interface NameInState {
  readonly name: string
  readonly state: StateCode
}

export interface NearbyCity {
  readonly city: CityIdentity
  readonly distanceKm: number
}

/**
 * The city that a name means.
 * @param name any spelling: 'KÖLN', 'Frankfurt a. M.', 'Munich', 'Berlin-Mitte', '80331 München', ''
 * @param at with an empty name, the only municipality of the postal code is meant, or that of the position among them
 * @returns the same result for the same input, independent of imports; name '' and slug '' when nothing is known
 * A name that the gazetteer does not have in the state of the postal code is an unknown city of that state.
 */
export function cityFor(name: string, at: CityEvidence = {}): CityOfName {
  if (at.countryCode !== undefined && at.countryCode !== HOME_COUNTRY) return cityAbroad(name, at.countryCode)
  if (at.latitude !== undefined || at.longitude !== undefined) return lookUp(name, at)
  const key = `${at.postalCode ?? ''}|${at.state ?? ''}|${name}`
  return cachedCities.getOrMake(key, () => lookUp(name, at))
}

/** Files repeat their cities. Names of more than 60 letters are hardly places. */
const cachedCities = new BoundedCache<string, CityOfName>({ most: 20_000, longest: 70 })

function lookUp(name: string, at: CityEvidence): CityOfName {
  const around = surroundings(at)
  const tidy = withoutRank(tidyCityName(name))
  if (tidy === '') return { ...(cityOfCode(at, around) ?? unknownCity('', null)), district: null }
  const marked = splitMarkedQuarter(tidy)
  if (marked) return cityWithQuarter(marked, at, around)
  const isAName = namesakes(placeKey(tidy)).length > 0
  const said = isAName ? undefined : withoutStateName(tidy)
  if (said) return cityOfState(said, at, around)
  const read = parsePlaceName(tidy, around) ?? parsePlaceName(withoutTitle(tidy), around)
  if (read) return { ...identityOf(read.place), district: read.district }
  const inCityState = isAName ? undefined : withoutCityState(tidy)
  if (inCityState) return cityOfState(inCityState, at, around)
  if (isAnyQuarter(tidy)) {
    const city = cityOfCode(at, around)
    return city === undefined ? { ...unknownCity('', null), district: null } : { ...city, district: tidy }
  }
  return { ...unknownCity(tidy, unknownState(at, around)), district: null }
}

/** Several municipalities share some postal codes: then the position decides, never their size. */
function cityOfCode(
  { latitude, longitude }: CityEvidence,
  { municipalities }: Surroundings,
): CityIdentity | undefined {
  const cities = municipalities.filter(place => place.isMunicipality).map(identityOf)
  if (cities.length < 2) return cities[0]
  const near =
    latitude === undefined || longitude === undefined ? undefined : nearestTown(latitude, longitude)
  return cities.find(({ slug }) => slug === near?.slug)
}

/** The district as the gazetteer spells it, where it has it, else as written. A quarter alone is in the code's city. */
function cityWithQuarter(
  { town, quarter }: MarkedQuarter,
  at: CityEvidence,
  around: Surroundings,
): CityOfName {
  const read = cityFor(quarter, at)
  const city = town === '' ? !read.isKnown && cityOfCode(at, around) : cityFor(town, at)
  if (!city) return read
  return { ...city, district: read.slug === city.slug && read.district !== null ? read.district : quarter }
}

/** The gazetteer has German places only. A city that shares the name of one is shown with its country. */
function cityAbroad(name: string, countryCode: string): CityOfName {
  const tidy = tidyCityName(name)
  const isShared = tidy !== '' && namesakes(placeKey(tidy)).length > 0
  const shownName = isShared ? `${tidy} (${countryName(countryCode)})` : tidy
  return { ...unknownCity(tidy, null), shownName, slug: slugifyCity(shownName), district: null }
}

/** The cities around a position, nearest first, without those with an estimated position. */
export function nearbyCities(
  latitude: number,
  longitude: number,
  radiusKm: number,
  limit = 20,
): NearbyCity[] {
  const found: { place: Place; distanceKm: number }[] = []
  for (const place of gazetteer().places) {
    if (place.isApproximate || !place.isMunicipality) continue
    const distanceKm = kilometresBetween({ latitude, longitude }, place)
    if (distanceKm <= radiusKm) found.push({ place, distanceKm })
  }
  found.sort((a, b) => a.distanceKm - b.distanceKm)
  return found.slice(0, limit).map(({ place, distanceKm }) => ({ city: identityOf(place), distanceKm }))
}

const CITY_STATES: readonly StateCode[] = ['BE', 'HB', 'HH']

/** Abbreviations after a city: 'Köln, NRW'. */
const SHORT_STATES: readonly { code: StateCode; words: readonly string[] }[] = [
  { code: 'NW', words: ['nrw'] },
  { code: 'RP', words: ['rlp'] },
  { code: 'BW', words: ['bawu'] },
  { code: 'MV', words: ['meckpomm'] },
]

/** Folded, with umlauts as one letter and as two. Without the states that are cities, which may be part of a name. */
const NAMED_STATES = Object.entries(STATES).flatMap(([code, name]) =>
  isStateCode(code) && !CITY_STATES.includes(code)
    ? [...new Set([foldWords(name), foldWords(foldGerman(name))])].map(words => ({
        code,
        words: words.split(' '),
      }))
    : [],
)

/**
 * Splits 'Neustadt (Sachsen)' and 'neustadt-sachsen' into name and state, so that a shown name and a slug mean their
 * city.
 */
function withoutStateName(name: string): NameInState | undefined {
  const written = placeWords(name)
  const said = [...NAMED_STATES, ...SHORT_STATES].filter(
    ({ words }) => wordsBetween(written, -words.length) === words.join(' '),
  )
  const [longest] = said.sort((a, b) => b.words.length - a.words.length)
  const plain = longest ? textBefore(written, written.words.length - longest.words.length) : ''
  return longest && plain !== '' ? { name: plain, state: longest.code } : undefined
}

/** Splits 'Xdorf (Hamburg)', the shown name of an unknown city with a postal code of Hamburg. */
function withoutCityState(name: string): NameInState | undefined {
  const match = /^(.+)\((Berlin|Bremen|Hamburg)\)$/.exec(name)
  const state = CITY_STATES.find(code => STATES[code] === match?.[2])
  return match?.[1] !== undefined && state ? { name: match[1].trimEnd(), state } : undefined
}

/** The state of the postal code counts more than the state in the name. */
function cityOfState({ name, state }: NameInState, at: CityEvidence, { states }: Surroundings): CityOfName {
  return cityFor(name, states.size > 0 ? at : { ...at, state })
}

function surroundings({ postalCode = '', state, latitude, longitude }: CityEvidence): Surroundings {
  const municipalities = municipalitiesOfPostalCode(postalCode)
  const fromCode = new Set(municipalities.map(place => place.state))
  const neighbour = fromCode.size === 0 ? stateOfPostalCode(postalCode) : undefined
  const states =
    fromCode.size > 0 ? fromCode : new Set([neighbour ?? state].filter(known => known !== undefined))
  const place = postalCodePlace(postalCode)
  const isPosition = latitude !== undefined && longitude !== undefined
  const towns = municipalities.length > 0 ? municipalities : townsOfCityState(states)
  return { municipalities, towns, states, position: place ?? (isPosition ? { latitude, longitude } : null) }
}

function townsOfCityState(states: ReadonlySet<StateCode>): readonly Place[] {
  if (!CITY_STATES.some(code => states.has(code))) return []
  return gazetteer().places.filter(place => states.has(place.state))
}

function unknownState(at: CityEvidence, { municipalities, states }: Surroundings): StateCode | null {
  if (at.state !== undefined && states.has(at.state)) return at.state
  return municipalities[0]?.state ?? [...states][0] ?? null
}

function isStateCode(text: string): text is StateCode {
  return Object.hasOwn(STATES, text)
}
