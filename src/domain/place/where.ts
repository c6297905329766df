import { extentOf, type Region, regionKeys, regionNamed, regions } from '#domain/region/region.ts'
import { slugifyCity } from '#domain/text/slug.ts'
import { cityFor } from './city.ts'
import { type CityIdentity, identityOf } from './city-identity.ts'
import { beginsOtherName } from './exonyms.ts'
import { type District, gazetteer, type Place } from './gazetteer.ts'
import { namesakes, outstanding } from './namesakes.ts'
import { prepositionAtEnd, surroundingsAtBeginning, type WordsBeside } from './nearness.ts'
import { placeKey, withoutQualifier } from './place-name.ts'
import { placeWords, wordsBetween } from './place-words.ts'
import {
  isPostalCode,
  municipalitiesOfPostalCode,
  postalCodePlace,
  postalCodesBeginning,
} from './postal-code.ts'

/** A place that a visitor means. */
export interface Where {
  readonly kind: 'city' | 'district' | 'postal-code' | 'postal-prefix' | 'region'
  /** As shown: 'Köln', 'Köln-Ehrenfeld', '80331 München', '803...', 'Oberbayern'. */
  readonly label: string
  /** The city, also of a district or a postal code; null for the first digits of a postal code. */
  readonly citySlug: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** The position is estimated or the centre of a town: that of its businesses is better. */
  readonly isApproximate: boolean
  /** The code, or its first digits. */
  readonly postalCode: string | null
  /** Without its town: 'Ehrenfeld'. */
  readonly district: string | null
  readonly region: Region | null
  /** Inhabitants of the city or region; null when unknown or without a single city. */
  readonly population: number | null
  /** The words that say that what is around it is meant, too, as typed: 'und Umgebung', 'in der Nähe von'. */
  readonly around?: string
  /** Other places of the name, the largest first, where none is much larger than the others: 'Neustadt'. */
  readonly namesakes?: readonly Where[]
}

/** A district is meant instead of a village of the name when its town is so many times larger: Linden in Hannover. */
const TIMES_BETTER_KNOWN = 100

/** Longer texts are no places. */
const MAX_LENGTH = 100

/** Words before a region: 'am Bodensee', 'auf Rügen', 'im Landkreis Rosenheim'. */
const LEADING_WORDS =
  /^\s*(?:(?:in|an|auf|(?:rund\s+)?um|around)\s+(?:der|die|das|dem|den|the)|im|am|auf|the)\s+/i

/**
 * The place that a visitor means in the 'where' box.
 * @param text city (name, shown name, slug, short or foreign name), district with or without its city, postal code with
 * or without its city, or its first 1 to 4 digits; in any case, with any spelling of hyphens and umlauts
 * @returns undefined for an unknown place; a shared name means the largest place
 */
export function resolveWhere(text: string): Where | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const plain = text.trim().replace(LEADING_WORDS, '')
  const digits = whereOfDigits(plain)
  if (digits) return around(digits, surroundingsAtBeginning(plain.split(/[\s,]+/).slice(1)))
  return whereOfName(plain) ?? whereBesideWords(text) ?? whereOfCityIn(plain)
}

/** A place after a preposition or before 'und Umgebung'. */
function whereBesideWords(text: string): Where | undefined {
  const words = text.split(/[\s,]+/).filter(word => word !== '')
  const from = Math.max(
    0,
    words.findLastIndex((_, at) => prepositionAtEnd(words.slice(0, at))?.length === at),
  )
  const end = words.findIndex(
    (_, at) => surroundingsAtBeginning(words.slice(at))?.length === words.length - at,
  )
  const to = end < 0 ? words.length : end
  if (from === 0 && to === words.length) return undefined
  const plain = words.slice(from, to).join(' ')
  const where = whereOfDigits(plain) ?? whereOfName(plain) ?? whereOfAdjective(plain)
  return (
    where && around(where, surroundingsAtBeginning(words.slice(to)) ?? prepositionAtEnd(words.slice(0, from)))
  )
}

/** Only the adjectives of large towns are usual. */
const MIN_POPULATION_OF_AN_ADJECTIVE = 100_000

/** The town of 'Kölner Umland', 'Münchner Raum', 'Bremer Umgebung'. @param word the adjective */
export function whereOfAdjective(word: string): Where | undefined {
  const stem = /^(\p{L}{3,})er$/iu.exec(word)?.[1]
  if (stem === undefined) return undefined
  const towns = [stem, `${stem}en`, stem.replace(/n$/, 'en')].flatMap(town => whereOfName(town) ?? [])
  return towns.find(({ population }) => (population ?? 0) >= MIN_POPULATION_OF_AN_ADJECTIVE)
}

/** A place and what is around it, where words beside it say so. */
export function around(where: Where, beside: Pick<WordsBeside, 'around'> | undefined): Where {
  return beside?.around === undefined ? where : { ...where, around: beside.around }
}

/** The place of a whole text, without guessing from its parts. */
export function whereOfName(text: string): Where | undefined {
  const written = placeWords(text)
  const { length } = written.words
  if (length === 0 || !canBegin(written.words[0] ?? '')) return undefined
  const key = wordsBetween(written, 0, length)
  const region = regionNamed(key)
  if (region) return whereOfRegion(region)
  const shared = outstanding(namesakes(key))
  if (shared) return whereOfCity(identityOf(shared))
  const city = cityFor(text)
  if (city.isKnown && city.district === null) return whereOfCity(city)
  const alone = gazetteer().districts.get(key)?.[0]
  const largest = namesakes(key)[0]
  if (alone && (largest?.population ?? 0) * TIMES_BETTER_KNOWN < alone.town.population)
    return whereOfDistrict(alone)
  if (largest) return withNamesakes(whereOfCity(identityOf(largest)), key)
  const slugged = cityOfSlug(text)
  if (slugged) return whereOfCity(slugged)
  for (let end = 1; end < length; end++) {
    const first = wordsBetween(written, 0, end)
    const second = wordsBetween(written, written.words[end] === 'in' ? end + 1 : end, length)
    const district = districtOf(first, second) ?? districtOf(second, first)
    if (district) return whereOfDistrict(district)
  }
  if (!city.isKnown && city.state !== null && namesakes(placeKey(city.name)).length > 0)
    return whereOfCity(city)
  return city.isKnown && city.district !== null ? whereInCity(city, city.district, text) : undefined
}

function withNamesakes(where: Where, key: string): Where {
  const cities = namesakes(key).map(place => whereOfCity(identityOf(place)))
  const districts = (gazetteer().districts.get(key) ?? []).map(whereOfDistrict)
  const byLabel = new Map([...cities, ...districts].map(place => [place.label, place]))
  byLabel.delete(where.label)
  return { ...where, namesakes: [...byLabel.values()] }
}

/** A place in a known city by what is written behind its name: 'Frankfurt a.M. Höchst', 'Köln-Agnesviertel', 'Marburg/Lahn'. */
function whereInCity(city: CityIdentity, rest: string, text: string): Where | undefined {
  const surroundings = surroundingsAtBeginning(rest.split(' '))
  if (surroundings) return around(whereOfCity(city), surroundings)
  const known = districtIn(city.slug, rest)
  if (known || !/[-,(/]/.test(text)) return known
  if (isAddition(placeKey(rest))) return whereOfCity(city)
  return /\s/.test(rest) ? undefined : whereOfOwnDistrict(city, rest)
}

/** The district of a city with a name. */
export function districtIn(citySlug: string, name: string): Where | undefined {
  const named = gazetteer().districts.get(placeKey(name)) ?? []
  const district = named.find(({ town }) => identityOf(town).slug === citySlug)
  return district && whereOfDistrict(district)
}

let additions: Set<string> | undefined

/** Whether a word distinguishes towns of one name: 'lahn', 'rhein'. */
function isAddition(key: string): boolean {
  additions ??= new Set(gazetteer().places.flatMap(({ qualifier }) => qualifier))
  return additions.has(key)
}

/** A postal code, with or without its city, or its first digits. */
export function whereOfDigits(text: string): Where | undefined {
  const match = /^(?:d\s?-?\s?)?(\d{1,5})(?:$|(?=[\s,])|[.x*…]{1,4}$)/i.exec(text)
  const digits = match?.[1] ?? ''
  if (digits === '') return undefined
  if (isPostalCode(digits)) return whereOfPostalCode(digits)
  return text.length <= digits.length + 4 ? whereOfPrefix(digits) : undefined
}

function whereOfPostalCode(code: string): Where | undefined {
  const place = postalCodePlace(code)
  const [largest] = municipalitiesOfPostalCode(code)
  if (place === undefined || largest === undefined) {
    return postalCodesBeginning(code.slice(0, 2)).length > 0
      ? { ...NOWHERE, kind: 'postal-code', label: code, postalCode: code }
      : undefined
  }
  const city = identityOf(largest)
  return {
    kind: 'postal-code',
    label: `${code} ${city.shownName}`,
    citySlug: city.slug,
    latitude: place.latitude,
    longitude: place.longitude,
    isApproximate: place.isApproximate,
    postalCode: code,
    district: null,
    region: null,
    population: city.population,
  }
}

function whereOfPrefix(digits: string): Where | undefined {
  const places = postalCodesBeginning(digits).flatMap(code => municipalitiesOfPostalCode(code)[0] ?? [])
  if (places.length === 0) return undefined
  return {
    ...NOWHERE,
    kind: 'postal-prefix',
    label: `${digits}...`,
    latitude: mean(places.map(place => place.latitude)),
    longitude: mean(places.map(place => place.longitude)),
    isApproximate: true,
    postalCode: digits,
  }
}

/** The city at one end of a text with an unknown rest: 'Köln Hauptbahnhof'. */
function whereOfCityIn(text: string): Where | undefined {
  const { words } = placeWords(text)
  for (let length = words.length - 1; length >= 1; length--) {
    for (const part of [words.slice(0, length), words.slice(-length)]) {
      const place = outstanding(namesakes(part.join(' ')))
      if (place) return whereOfCity(identityOf(place))
    }
  }
  return undefined
}

function districtOf(town: string, name: string): District | undefined {
  const towns = namesakes(town)
  return gazetteer()
    .districts.get(name)
    ?.find(district => towns.includes(district.town))
}

function whereOfCity(city: CityIdentity): Where {
  return {
    kind: 'city',
    label: city.shownName,
    citySlug: city.slug,
    latitude: city.latitude,
    longitude: city.longitude,
    isApproximate: city.isApproximate,
    postalCode: null,
    district: null,
    region: null,
    population: city.population,
  }
}

function whereOfRegion(region: Region): Where {
  const { latitude, longitude, population } = extentOf(region)
  return { ...NOWHERE, kind: 'region', label: region.name, latitude, longitude, region, population }
}

function whereOfDistrict({ name, town, latitude, longitude }: District): Where {
  const where = whereOfOwnDistrict(identityOf(town), name)
  return latitude === null ? where : { ...where, latitude, longitude, isApproximate: false }
}

/** A district without a position in the gazetteer, or an unknown one. */
function whereOfOwnDistrict(city: CityIdentity, district: string): Where {
  const label = `${withoutQualifier(city.name)}-${district}`
  return { ...whereOfCity(city), kind: 'district', label, isApproximate: true, district }
}

let firstWords: Set<string> | undefined

/** Whether the name of any place begins with this word. Rules out most words of a search. */
function canBegin(word: string): boolean {
  const { byName, byBase, districts } = gazetteer()
  firstWords ??= new Set(
    [byName.keys(), byBase.keys(), districts.keys(), regionKeys()].flatMap(keys =>
      Array.from(keys, key => key.slice(0, `${key} `.indexOf(' '))),
    ),
  )
  return firstWords.has(word) || beginsOtherName(word)
}

let slugs: Map<string, Place> | undefined

/** The city of the gazetteer with this slug, written with blanks or hyphens. */
export function cityOfSlug(text: string): CityIdentity | undefined {
  const place = placeOfSlug(slugifyCity(text))
  return place && identityOf(place)
}

/** The place of the gazetteer that is the city with this slug; of several, the largest one. */
export function placeOfSlug(slug: string): Place | undefined {
  // Of equal keys the last one counts.
  slugs ??= new Map(
    gazetteer()
      .places.toReversed()
      .map(place => [identityOf(place).slug, place]),
  )
  return slugs.get(slug)
}

/** Cities that are described in one step of prepareWhere: some milliseconds. */
const CITIES_PER_STEP = 200

/** Computes in small steps what resolving a place needs, so that the first visitor does not wait for it. */
export function* prepareWhere(): Generator<void> {
  const { places } = gazetteer()
  yield
  regions()
  yield
  canBegin('')
  for (let at = 0; at < places.length; at += CITIES_PER_STEP) {
    for (const place of places.slice(at, at + CITIES_PER_STEP)) identityOf(place)
    yield
  }
  cityOfSlug('')
  isAddition('')
  yield
  const [first] = regions()
  if (first) extentOf(first)
}

const NOWHERE: Where = {
  kind: 'city',
  label: '',
  citySlug: null,
  latitude: null,
  longitude: null,
  isApproximate: true,
  postalCode: null,
  district: null,
  region: null,
  population: null,
}

function mean(values: readonly number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1000) / 1000
}
