import { membersOf, parseJsonCell } from '#domain/text/primitive-values.ts'
import { isInGermany, isLatitude, isLongitude, parseDegrees } from './location-cells.ts'
import type { Row } from './row.ts'
import { repairPosition } from './spoilt-numbers.ts'

/** Reads latitude and longitude. One without the other, or a point outside of Germany, is left out with a fault. */
export function readCoordinates(row: Row): void {
  const cells = { latitude: row.text('latitude'), longitude: row.text('longitude') }
  const repaired = repairPosition(cells, row.draft.postalCode)
  const latitude = repaired?.latitude ?? degreesIn(row, 'latitude', isLatitude)
  const longitude = repaired?.longitude ?? degreesIn(row, 'longitude', isLongitude)
  if (latitude === undefined && longitude === undefined) return
  if (latitude === 'faulty' || longitude === 'faulty') return
  if (latitude === undefined || longitude === undefined) {
    row.note(latitude === undefined ? 'latitude' : 'longitude', 'coordinates_incomplete', '')
  } else if (isInGermany(latitude, longitude)) {
    row.draft.latitude = latitude
    row.draft.longitude = longitude
  } else {
    row.note('latitude', 'coordinates_outside_germany', `${latitude}, ${longitude}`)
  }
}

function degreesIn(
  row: Row,
  field: 'latitude' | 'longitude',
  isPossible: (degrees: number) => boolean,
): number | 'faulty' | undefined {
  const text = row.text(field) || inOneCell(row.text('coordinates'))[field]
  if (text === '') return undefined
  const degrees = parseDegrees(text)
  if (degrees !== undefined && isPossible(degrees)) return degrees
  row.note(field, degrees === undefined ? `${field}_unreadable` : `${field}_out_of_range`, text)
  return 'faulty'
}

/** '51.15, 14.98', or JSON with lat and lng or their long names. */
function inOneCell(text: string): Record<'latitude' | 'longitude', string> {
  const json = parseJsonCell(text)
  if (json === undefined) {
    const [, latitude, longitude] = /^(-?\d{1,3}\.\d{1,20})\s*[,;]\s*(-?\d{1,3}\.\d{1,20})$/.exec(text) ?? []
    return { latitude: latitude ?? '', longitude: longitude ?? '' }
  }
  const members = membersOf(json)
  const degreesAt = (...keys: readonly string[]): string => {
    const value = members.find(([key]) => keys.includes(key))?.[1]
    return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  }
  return { latitude: degreesAt('lat', 'latitude'), longitude: degreesAt('lng', 'lon', 'longitude') }
}
