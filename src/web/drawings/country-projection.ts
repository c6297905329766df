/** A point of the 62 x 80 drawing of Germany. */
export interface CountryPoint {
  readonly x: number
  readonly y: number
}

/** Western- and northernmost degree of the drawing, and its units per degree at the middle of the country. */
const WEST = 5.7
const NORTH = 55.15
const UNITS_PER_DEGREE_EAST = 6.5
const UNITS_PER_DEGREE_SOUTH = 10

/**
 * The position of a place on the drawing of Germany.
 * @param latitude WGS 84
 * @param longitude WGS 84
 * @returns one decimal; null for places without coordinates or outside the drawing
 */
export function countryPoint(latitude: number | null, longitude: number | null): CountryPoint | null {
  if (latitude === null || longitude === null) return null
  const x = (longitude - WEST) * UNITS_PER_DEGREE_EAST
  const y = (NORTH - latitude) * UNITS_PER_DEGREE_SOUTH
  if (x < 0 || x > 62 || y < 0 || y > 80) return null
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
