/** The eight directions, clockwise. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

export type Direction = (typeof DIRECTIONS)[number]

/** Degrees, WGS 84; null where unknown. */
interface Point {
  readonly latitude: number | null
  readonly longitude: number | null
}

const RADIANS = Math.PI / 180

/** In which of the eight directions one place lies from another; undefined where either is unknown or both are the same. */
export function directionTo(from: Point, to: Point): Direction | undefined {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null)
    return undefined
  const north = to.latitude - from.latitude
  // Meridians draw nearer towards the poles.
  const east = (to.longitude - from.longitude) * Math.cos(from.latitude * RADIANS)
  if (north === 0 && east === 0) return undefined
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return DIRECTIONS[(eighths + DIRECTIONS.length) % DIRECTIONS.length]
}
