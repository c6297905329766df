import { identityOf } from '#domain/place/city-identity.ts'
import { kilometresBetween } from '#domain/place/distance.ts'
import { type District, gazetteer, type Place } from '#domain/place/gazetteer.ts'
import { nearestTown } from '#domain/place/nearest-town.ts'
import type { StateCode } from '#domain/place/state.ts'
import districtCodes from '../data/demo/districts.json' with { type: 'json' }
import { accumulate, type Cumulative, indexAt } from './cumulative.ts'
import { type Random, scramble } from './random.ts'

/**
 * The place of a fictional business: a real town and postal code, an invented point in its area. The point is in the town
 * as the directory looks it up (nearest-town.ts), and in the district where there is one.
 */
export interface DemoPlace {
  readonly city: string
  /** Without its addition: 'Frankfurt', 'Halle'. */
  readonly shortCity: string
  /** That of the postal code; '' where it is not known, which it is in the three largest towns only. */
  readonly district: string
  readonly postalCode: string
  readonly state: StateCode
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** The district of a postal code. */
interface Area extends Position {
  readonly name: string
  /** A point within this distance of its centre is in no other district. */
  readonly radiusKm: number
}

interface Town {
  readonly place: Place
  readonly codes: readonly string[]
  /** By postal code. */
  readonly areas: ReadonlyMap<string, Area>
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

/** Nine of ten points around a centre are not farther from it than so many deviations. */
const MOST_DEVIATIONS = 2.2

let loaded: Towns | undefined
/** Whether the centre of a town counts as in it: one that is estimated, or in reach of a larger town, does not. */
const recognised = new Map<Place, boolean>()

/** A place for one row, more often in larger towns. */
export function pickPlace(random: Random, row: number): DemoPlace {
  loaded ??= load()
  const isNarrow = row < FIRST_ROWS && random.chance(SHARE_OF_FIRST_ROWS)
  for (;;) {
    const town = loaded.towns[indexAt(isNarrow ? loaded.largest : loaded.all, random.next())]
    if (town === undefined) throw new RangeError('the gazetteer has no town')
    const isRecognised = recognised.get(town.place) ?? isIn(town.place, town.place)
    recognised.set(town.place, isRecognised)
    if (isRecognised) return placeIn(town, random)
  }
}

function isIn(place: Place, { latitude, longitude }: Position): boolean {
  return nearestTown(latitude, longitude)?.slug === identityOf(place).slug
}

function placeIn({ place, codes, areas }: Town, random: Random): DemoPlace {
  const postalCode = random.pick(codes)
  const area = areas.get(postalCode)
  const [north, east] = [random.normal(), random.normal()]
  return {
    city: place.name,
    shortCity: place.name
      .replace(/ (?:\(|am |an der |im |in der |ob der |bei |vor der ).*$/, '')
      .replace(/[,/].*/, ''),
    district: area?.name ?? '',
    postalCode,
    state: place.state,
    ...(area === undefined
      ? pointInTown(place, postalCode, codes.length, north, east)
      : pointInArea(place, area, north, east)),
    population: place.population,
  }
}

function pointInArea(place: Place, area: Area, north: number, east: number): Position {
  const scale = area.radiusKm / Math.max(Math.hypot(north, east), MOST_DEVIATIONS)
  return pointIn(place, area, north * scale, east * scale)
}

/** Each of several codes has an invented centre. */
function pointInTown(place: Place, postalCode: string, codes: number, north: number, east: number): Position {
  const radius = Math.sqrt(Math.max(place.population, 400)) * KILOMETRES_PER_ROOT_OF_POPULATION
  const centre = codes === 1 ? { north: 0, east: 0 } : offsetOf(postalCode, radius)
  const spread = Math.max(0.35, radius / Math.sqrt(codes) / 2)
  return pointIn(place, place, centre.north + north * spread, centre.east + east * spread)
}

/** The point so many kilometres from a centre, or nearer to it where it would be in another town. */
function pointIn(place: Place, centre: Position, north: number, east: number): Position {
  for (let share = 1; share > 0.01; share /= 2) {
    const point = moved(centre, north * share, east * share)
    if (isIn(place, point)) return point
  }
  return { latitude: centre.latitude, longitude: centre.longitude }
}

/** The position so many kilometres north and east of another one. */
function moved({ latitude, longitude }: Position, north: number, east: number): Position {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  return {
    latitude: latitude + north / KILOMETRES_PER_DEGREE,
    longitude: longitude + east / KILOMETRES_PER_DEGREE / shrink,
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
  const districtsOf = Map.groupBy(new Set([...districts.values()].flat()), ({ town }) => town)
  const towns = places.flatMap(place => {
    const codes = own.get(place) ?? shared.get(place)
    if (codes === undefined) return []
    const areas = areasOf(districtsOf.get(place) ?? [], CODES_OF_DISTRICTS[place.name] ?? {})
    return [{ place, codes, areas, weight: Math.max(place.population, 300) }]
  })
  const all = accumulate(towns.map(town => town.weight))
  // By the root of the population, so that the capital does not fill the home page.
  const largest = accumulate(towns.slice(0, TOWNS_OF_FIRST_ROWS).map(town => Math.sqrt(town.weight)))
  return { towns, all, largest }
}

/** Around the centre of a district at the edge of a town is forest. */
const LARGEST_RADIUS_KM = 1.2

/** By town and district: the postal codes of which it has the largest part. */
const CODES_OF_DISTRICTS: Readonly<Record<string, Readonly<Record<string, string>>>> = districtCodes

/** The districts of a town by postal code. A code without one is left out, and so is a district without a position. */
function areasOf(
  districts: readonly District[],
  codesOf: Readonly<Record<string, string>>,
): ReadonlyMap<string, Area> {
  const located = districts.flatMap(({ name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ name, latitude, longitude }],
  )
  return new Map(
    located.flatMap(district => {
      const others = located.filter(other => other !== district)
      const halfway = Math.min(...others.map(other => kilometresBetween(district, other))) / 2
      const codes = codesOf[district.name]?.split(' ') ?? []
      return codes.map(
        code => [code, { ...district, radiusKm: Math.min(halfway, LARGEST_RADIUS_KM) }] as const,
      )
    }),
  )
}
