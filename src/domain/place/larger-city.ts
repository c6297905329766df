import { type CityIdentity, identityOf } from './city-identity.ts'
import { kilometresBetween } from './distance.ts'
import { gazetteer, type Place } from './gazetteer.ts'

/** Fewer inhabitants make no larger city in anybody's mind. */
const LEAST_INHABITANTS = 50_000
/** A city that is hardly larger is its equal. */
const TIMES_LARGER = 1.5
/** Farther away, it tells nobody where something is. */
const MOST_KILOMETRES = 150

/**
 * The nearest German city with clearly more inhabitants: where people of a town go for what it does not have.
 * @param from WGS 84 degrees
 * @returns undefined around the largest cities
 */
export function nearestLargerCity(
  from: { readonly latitude: number; readonly longitude: number },
  population: number,
): { readonly city: CityIdentity; readonly distanceKm: number } | undefined {
  const least = Math.max(LEAST_INHABITANTS, TIMES_LARGER * population)
  let nearest: Place | undefined
  let distanceKm = MOST_KILOMETRES
  for (const place of gazetteer().places) {
    if (place.population < least || !place.isMunicipality || place.isApproximate) continue
    const distance = kilometresBetween(from, place)
    if (distance >= distanceKm) continue
    nearest = place
    distanceKm = distance
  }
  return nearest && { city: identityOf(nearest), distanceKm }
}
