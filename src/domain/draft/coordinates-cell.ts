import { parseDecimal } from '#domain/text/number-value.ts'

/** Germany with its islands, in degrees (WGS 84). */
const GERMANY = { south: 47.2, north: 55.1, west: 5.8, east: 15.1 } as const

/** A latitude or longitude in degrees with seven decimals, which is a centimetre; undefined when unreadable. */
export function parseDegrees(text: string): number | undefined {
  const degrees = parseDecimal(text.replace(/\s?°$/, ''))
  return degrees === undefined ? undefined : Math.round(degrees * 1e7) / 1e7
}

export function isLatitude(degrees: number): boolean {
  return Math.abs(degrees) <= 90
}

export function isLongitude(degrees: number): boolean {
  return Math.abs(degrees) <= 180
}

/** Whether a point lies in the rectangle around Germany, neighbours' border strips included. */
export function isInGermany(latitude: number, longitude: number): boolean {
  return (
    latitude >= GERMANY.south &&
    latitude <= GERMANY.north &&
    longitude >= GERMANY.west &&
    longitude <= GERMANY.east
  )
}
