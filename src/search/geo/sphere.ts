/** Mean radius of the earth in metres (IUGG). */
const EARTH_RADIUS = 6_371_008.8

export interface Position {
  /** WGS 84 degrees. */
  readonly latitude: number
  readonly longitude: number
}

/** A point on the unit sphere. Comparing distances between such points needs no trigonometry. */
export interface SpherePoint {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** The point on the unit sphere at a position. */
export function spherePoint({ latitude, longitude }: Position): SpherePoint {
  const phi = (latitude * Math.PI) / 180
  const lambda = (longitude * Math.PI) / 180
  const around = Math.cos(phi)
  return {
    x: around * Math.cos(lambda),
    y: around * Math.sin(lambda),
    z: Math.sin(phi),
  }
}

/** The square of the chord between points that are `metres` apart on the surface. */
export function squaredChord(metres: number): number {
  return (2 * Math.sin(metres / (2 * EARTH_RADIUS))) ** 2
}

/** Metres on the surface for the square of a chord of the unit sphere. */
export function metresOfChord(squared: number): number {
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(squared) / 2))
}
