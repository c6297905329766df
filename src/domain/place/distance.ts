const EARTH_RADIUS_KM = 6371

/** Kilometres between two positions (WGS 84 degrees) along a great circle; the error is at most 0.5 %. */
export function kilometresBetween(
  from: { readonly latitude: number; readonly longitude: number },
  to: { readonly latitude: number; readonly longitude: number },
): number {
  const latitude = radians(to.latitude - from.latitude) / 2
  const longitude = radians(to.longitude - from.longitude) / 2
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The eight directions, clockwise. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

export type Direction = (typeof DIRECTIONS)[number]

/** Degrees, WGS 84; null where unknown. */
interface Point {
  readonly latitude: number | null
  readonly longitude: number | null
}

/** In which of the eight directions one place lies from another; undefined where either is unknown or both are the same. */
export function directionTo(from: Point, to: Point): Direction | undefined {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null)
    return undefined
  const north = to.latitude - from.latitude
  // Meridians draw nearer towards the poles.
  const east = (to.longitude - from.longitude) * Math.cos(radians(from.latitude))
  if (north === 0 && east === 0) return undefined
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return DIRECTIONS[(eighths + DIRECTIONS.length) % DIRECTIONS.length]
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
