import { cityFor } from './city.ts'
import { kilometresBetween } from './distance.ts'
import { municipalitiesOfPostalCode, postalCodePlace } from './postal-code.ts'

/** WGS 84 degrees. */
interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Areas of postal codes are smaller. */
const FAR_KILOMETRES = 25
/** How far an estimated position of a place, or a position in a large town, may be from the one that we know. */
const INEXACT_KILOMETRES = 20
/** A smaller place may share its name with a hamlet that the gazetteer does not have. */
const MIN_POPULATION_OF_A_TELLING_NAME = 20_000

/** Whether a position cannot be in the area of a postal code; false for codes that have none. */
export function isFarFromPostalCode(position: Position, postalCode: string): boolean {
  const centre = postalCodePlace(postalCode)
  if (centre === undefined) return false
  const most = FAR_KILOMETRES + (centre.isApproximate ? INEXACT_KILOMETRES : 0)
  return [centre, ...municipalitiesOfPostalCode(postalCode)].every(
    place => kilometresBetween(position, place) > most,
  )
}

/**
 * Whether a city and a postal code contradict each other: '10115 München'. Neighbouring places, which many addresses mix
 * up, do not, nor does a place that the gazetteer does not have.
 */
export function isCityFarFromPostalCode(city: string, postalCode: string): boolean {
  if (city === '') return false
  const inState = cityFor(city, { postalCode })
  const meant = inState.isKnown ? inState : cityFor(city)
  const { latitude, longitude, population } = meant
  if (!meant.isKnown || latitude === null || longitude === null) return false
  if (!inState.isKnown && (population ?? 0) < MIN_POPULATION_OF_A_TELLING_NAME) return false
  return isFarFromPostalCode({ latitude, longitude }, postalCode)
}
