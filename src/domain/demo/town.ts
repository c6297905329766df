import { gazetteer, type Place } from '#domain/place/gazetteer.ts'
import type { StateCode } from '#domain/place/state.ts'
import { accumulate, type Cumulative, indexAt } from './cumulative.ts'
import { type Random, scramble } from './random.ts'

/** The place of a fictional business: a real town and postal code, an invented point in its area. */
export interface DemoPlace {
  readonly city: string
  /** Without its addition: 'Frankfurt', 'Halle'. */
  readonly shortCity: string
  readonly district: string
  readonly postalCode: string
  readonly state: StateCode
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

interface Town {
  readonly place: Place
  readonly codes: readonly string[]
  readonly districts: readonly string[]
  readonly weight: number
}

interface Towns {
  readonly towns: readonly Town[]
  readonly all: Cumulative
  /** Only the largest towns, for the first rows. */
  readonly largest: Cumulative
}

/**
 * A new installation shows the first rows. Most of them are in this many towns, so that a town has several businesses.
 * Later rows are spread over the whole country by population.
 */
const FIRST_ROWS = 2000
const TOWNS_OF_FIRST_ROWS = 110
const SHARE_OF_FIRST_ROWS = 0.82

/** A town of 100,000 has a radius of about 2 km, one of 3.4 million about 12 km. */
const KILOMETRES_PER_ROOT_OF_POPULATION = 0.0065
const KILOMETRES_PER_DEGREE = 111.2

let loaded: Towns | undefined

/** A place for one row, more often in larger towns. */
export function pickPlace(random: Random, row: number): DemoPlace {
  loaded ??= load()
  const isNarrow = row < FIRST_ROWS && random.chance(SHARE_OF_FIRST_ROWS)
  const town = loaded.towns[indexAt(isNarrow ? loaded.largest : loaded.all, random.next())]
  if (town === undefined) throw new RangeError('the gazetteer has no town')
  return placeIn(town, random)
}

function placeIn({ place, codes, districts }: Town, random: Random): DemoPlace {
  const postalCode = random.pick(codes)
  const area = Math.sqrt(Math.max(place.population, 400)) * KILOMETRES_PER_ROOT_OF_POPULATION
  const centre = codes.length === 1 ? { north: 0, east: 0 } : offsetOf(postalCode, area)
  const spread = Math.max(0.35, area / Math.sqrt(codes.length) / 2)
  const north = centre.north + random.normal() * spread
  const east = centre.east + random.normal() * spread
  const shrink = Math.cos((place.latitude * Math.PI) / 180)
  return {
    city: place.name,
    shortCity: place.name
      .replace(/ (?:\(|am |an der |im |in der |ob der |bei |vor der ).*$/, '')
      .replace(/[,/].*/, ''),
    district: districts.length === 0 ? '' : (districts[hash(postalCode) % districts.length] ?? ''),
    postalCode,
    state: place.state,
    latitude: place.latitude + north / KILOMETRES_PER_DEGREE,
    longitude: place.longitude + east / KILOMETRES_PER_DEGREE / shrink,
    population: place.population,
  }
}

/**
 * The invented centre of a postal code's area, always the same, so that businesses with one code are near each other.
 */
function offsetOf(postalCode: string, area: number): { north: number; east: number } {
  const value = hash(postalCode)
  const angle = ((value & 0xffff) / 0x10000) * 2 * Math.PI
  const distance = area * Math.sqrt(((value >>> 16) & 0x7fff) / 0x8000)
  return { north: Math.sin(angle) * distance, east: Math.cos(angle) * distance }
}

function hash(postalCode: string): number {
  return scramble(Number(postalCode) + 1) >>> 0
}

function load(): Towns {
  const { places, postalCodes, municipalitiesOf, districts } = gazetteer()
  const own = new Map<Place, string[]>()
  const shared = new Map<Place, string[]>()
  for (const code of postalCodes) {
    for (const [order, place] of municipalitiesOf(code).entries()) {
      const map = order === 0 ? own : shared
      map.set(place, [...(map.get(place) ?? []), code])
    }
  }
  const quarters = new Map<Place, string[]>()
  for (const list of districts.values()) {
    for (const { town, name } of list) {
      const known = quarters.get(town) ?? []
      if (!known.includes(name)) quarters.set(town, [...known, name])
    }
  }
  const towns = places.flatMap(place => {
    const codes = own.get(place) ?? shared.get(place)
    if (codes === undefined) return []
    return [{ place, codes, districts: quarters.get(place) ?? [], weight: Math.max(place.population, 300) }]
  })
  const all = accumulate(towns.map(town => town.weight))
  // By the root of the population, so that the capital does not fill the home page.
  const largest = accumulate(towns.slice(0, TOWNS_OF_FIRST_ROWS).map(town => Math.sqrt(town.weight)))
  return { towns, all, largest }
}
