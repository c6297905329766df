import { kilometresBetween } from '#domain/place/distance.ts'
import { nearestTown } from '#domain/place/nearest-town.ts'
import { placeOfSlug } from '#domain/place/where.ts'
import { isInRegion, type Locality, localityOf, type Region } from '#domain/region/region.ts'
import type { IndexedCity } from '#search/document/lookup-tables.ts'
import { cachedPerSnapshot, cityVersion } from './cached-per-snapshot.ts'
import type { Snapshot } from './snapshot.ts'

/** The cities of the index that belong to a region. */
export interface RegionCities {
  readonly slug: string
  readonly numbers: readonly number[]
  /** 1 at the number of each. */
  readonly mask: Uint8Array
}

/** Computed once for a region, until a new city comes. */
export function citiesOfRegion(snapshot: Snapshot, region: Region): RegionCities {
  const known = cachedCities(snapshot)
  let cities = known.get(region.slug)
  if (cities === undefined) {
    cities = findCities(snapshot, region)
    known.set(region.slug, cities)
  }
  return cities
}

const cachedCities = cachedPerSnapshot(() => new Map<string, RegionCities>(), cityVersion)

/** A city that is farther from its namesake of the gazetteer is another one, in another country. */
const MOST_KILOMETRES_OFF = 60

const localities = cachedPerSnapshot(
  ({ lookup }): readonly Locality[] => lookup.cities.entries.map(cityLocality),
  cityVersion,
)

function findCities(snapshot: Snapshot, region: Region): RegionCities {
  const numbers: number[] = []
  const mask = new Uint8Array(snapshot.lookup.cities.size)
  localities(snapshot).forEach((locality, number) => {
    if (!isInRegion(region, locality)) return
    numbers.push(number)
    mask[number] = 1
  })
  return { slug: region.slug, numbers, mask }
}

/** By the place of the gazetteer; a city that it does not know by the town at its centre. */
function cityLocality({ slug, name, state, latitude, longitude }: IndexedCity): Locality {
  const nowhere = { state, county: null, latitude: null, longitude: null }
  if (name === '') return { ...nowhere, state: null }
  const centre = latitude === null || longitude === null ? undefined : { latitude, longitude }
  const place = placeOfSlug(slug)
  if (place !== undefined && (state === null || state === place.state)) {
    const isThere = centre === undefined || kilometresBetween(centre, place) <= MOST_KILOMETRES_OFF
    return isThere ? localityOf(place) : nowhere
  }
  if (centre === undefined || state === null) return nowhere
  const town = nearestTown(centre.latitude, centre.longitude)
  const near = town && placeOfSlug(town.slug)
  return near?.state === state ? { ...localityOf(near), ...centre } : { ...nowhere, ...centre }
}
