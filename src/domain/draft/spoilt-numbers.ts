import { kilometresBetween } from '#domain/place/distance.ts'
import { gazetteer } from '#domain/place/gazetteer.ts'
import { parseDegrees } from './location-cells.ts'

/**
 * A position whose decimal points Excel in Germany took for thousands separators: '5.074.886' or 5074886 was 50.74886.
 * The digits are all there, and a German coordinate has only one place for its point.
 * @param postalCode confirms the position where only one of its halves is spoilt
 * @returns undefined for cells that are as they should be, and where nothing confirms the repaired position
 */
export function repairPosition(
  cells: { readonly latitude: string; readonly longitude: string },
  postalCode: string | undefined,
): { readonly latitude: number; readonly longitude: number } | undefined {
  const north = repairDegrees(cells.latitude, 'latitude')
  const east = repairDegrees(cells.longitude, 'longitude')
  if (north !== undefined && east !== undefined) return { latitude: north, longitude: east }
  if (north === undefined && east === undefined) return undefined
  const latitude = north ?? parseDegrees(cells.latitude)
  const longitude = east ?? parseDegrees(cells.longitude)
  if (latitude === undefined || longitude === undefined) return undefined
  const [town] = gazetteer().municipalitiesOf(postalCode ?? '')
  const isConfirmed =
    town !== undefined && kilometresBetween({ latitude, longitude }, town) <= NEAR_POSTAL_CODE_KM
  return isConfirmed ? { latitude, longitude } : undefined
}

/** A decimal number that Excel took for a day: '04. Jul' or 2026-07-04 was 4.7. */
export function decimalOfDate(text: string): string | undefined {
  const date = dayAndMonthIn(text)
  return date === undefined ? undefined : `${date.day}.${date.month}`
}

/**
 * House numbers that Excel took for a day: '02. Apr' or 2026-04-02 was '2-4', 'Mai 31' or 1931-05-01 was '5-31'.
 * '2/4' becomes '2-4' as well, because the date does not tell them apart.
 */
export function houseNumberOfDate(text: string): string | undefined {
  const [, name = '', second] = /^(\p{L}{3,4})\.?[ -](\d{2})$/u.exec(text) ?? []
  const month = MONTHS.get(name.toLowerCase())
  if (month !== undefined && second !== undefined) return `${month}-${Number(second)}`
  // A number above 31 or the days of its month is a year of this century or the last; the day is then the first.
  const [, year, monthOfYear] = /^19(\d{2})-(\d{2})-01$/.exec(text) ?? []
  if (year !== undefined) return `${Number(monthOfYear)}-${year}`
  const date = dayAndMonthIn(text)
  return date === undefined ? undefined : `${date.day}-${date.month}`
}

/** The largest areas of postal codes are 40 km across; a point in the wrong place is hundreds of kilometres away. */
const NEAR_POSTAL_CODE_KM = 60

function repairDegrees(text: string, field: 'latitude' | 'longitude'): number | undefined {
  if (!/^\d{1,3}(?:\.\d{3})+$|^\d+$/.test(text)) return undefined
  const digits = text.replaceAll('.', '')
  if (digits.length < MIN_DIGITS[text === digits ? 'whole' : 'grouped'] || digits.length > MAX_DIGITS)
    return undefined
  const { from, to } = RANGES[field]
  for (const point of [1, 2]) {
    const degrees = parseDegrees(`${digits.slice(0, point)}.${digits.slice(point)}`)
    if (degrees !== undefined && degrees >= from && degrees <= to) return degrees
  }
  return undefined
}

/** Shorter numbers are other numbers. */
const MIN_DIGITS = { whole: 5, grouped: 4 } as const
/** Excel keeps 15 digits. */
const MAX_DIGITS = 17

/**
 * Germany, Austria and Switzerland, in degrees (WGS 84). Within these ranges a longitude from 6 to 9 begins with one
 * digit of its own, and every other with a 1.
 */
const RANGES = {
  latitude: { from: 45.8, to: 55.1 },
  longitude: { from: 5.8, to: 17.2 },
} as const

/** German and English months, as Excel shortens them. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'jan jan',
    'feb feb',
    'mrz mar mär märz',
    'apr apr',
    'mai may',
    'jun juni',
    'jul juli',
    'aug aug',
    'sep sept',
    'okt oct',
    'nov nov',
    'dez dec',
  ].flatMap((names, index) => names.split(' ').map(name => [name, index + 1] as const)),
)

/** '04. Jul', '4-Jul', '04.07.', '04.07.2026', '2026-07-04', '2026-07-04T00:00:00'. */
function dayAndMonthIn(text: string): { readonly day: number; readonly month: number } | undefined {
  const [, named, name = ''] = /^(\d{1,2})\.?[ -]?(\p{L}{3,4})\.?$/u.exec(text) ?? []
  const [, numbered, number] = /^(\d{1,2})\.(\d{1,2})\.(?:\d{2}|\d{4})?$/.exec(text) ?? []
  const [, isoMonth, isoDay] = /^20\d{2}-(\d{2})-(\d{2})(?:[T ]00:00:00)?$/.exec(text) ?? []
  const day = Number(named ?? numbered ?? isoDay)
  const month = MONTHS.get(name.toLowerCase()) ?? Number(number ?? isoMonth)
  return day >= 1 && day <= 31 && month >= 1 && month <= 12 ? { day, month } : undefined
}
