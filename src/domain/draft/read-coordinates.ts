import { countryAt } from '#domain/place/borders.ts'
import type { Country } from '#domain/place/country.ts'
import { isFarFromPostalCode } from '#domain/place/far-from-postal-code.ts'
import { membersOf, parseJsonCell } from '#domain/text/primitive-values.ts'
import type { DraftFaultCode } from './draft-fault.ts'
import { isLatitude, isLongitude, parseDegrees, parsePostalCode } from './location-cells.ts'
import type { Row } from './row.ts'
import { repairPosition } from './spoilt-numbers.ts'

/**
 * The position in a row, as written or, where a spreadsheet spoilt its decimal points, as it was; undefined with a fault
 * for one coordinate without the other.
 */
export function positionIn(row: Row): Position | undefined {
  const cells = { latitude: row.text('latitude'), longitude: row.text('longitude') }
  const repaired = repairPosition(cells, parsePostalCode(row.text('postalCode')))
  if (repaired !== undefined) return repaired
  const latitude = degreesIn(row, 'latitude', isLatitude)
  const longitude = degreesIn(row, 'longitude', isLongitude)
  if (latitude === undefined && longitude === undefined) return undefined
  if (latitude === 'faulty' || longitude === 'faulty') return undefined
  if (latitude === undefined || longitude === undefined) {
    row.note(latitude === undefined ? 'latitude' : 'longitude', 'coordinates_incomplete', '')
    return undefined
  }
  return { latitude, longitude }
}

/**
 * Keeps the position of a row for the map. One outside of the business's country or far from its postal code is left
 * out with a fault. Needs the address.
 */
export function readPosition(row: Row, position: Position | undefined, country: Country): void {
  if (position === undefined) return
  const fault = faultOf(position, row.draft.postalCode ?? '', country)
  if (fault === undefined) Object.assign(row.draft, position)
  else row.note('latitude', fault, `${position.latitude}, ${position.longitude}`)
}

interface Position {
  readonly latitude: number
  readonly longitude: number
}

function faultOf(position: Position, postalCode: string, country: Country): DraftFaultCode | undefined {
  const found = countryAt(position.latitude, position.longitude)
  if (found.country !== country && !found.isNearBorder) return 'coordinates_outside_country'
  return isFarFromPostalCode(position, postalCode) ? 'coordinates_far_from_postal_code' : undefined
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
