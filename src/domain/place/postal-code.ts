import { memoize } from '#domain/cache/bounded-cache.ts'
import { firstWhere } from '#domain/collections/binary-search.ts'
import { gazetteer, type Place } from './gazetteer.ts'
import type { StateCode } from './state.ts'

/** The place of a postal code. */
export interface PostalCodePlace {
  readonly latitude: number
  readonly longitude: number
  /** The position is estimated, or that of the town and not of the area. */
  readonly isApproximate: boolean
  /** Official name of the largest municipality in its area. */
  readonly city: string
  readonly state: StateCode
}

const POSTAL_CODE = /^\d{5}$/

/** From this size on a town is kilometres wide, so its centre is not the position of all its postal codes. */
const MIN_POPULATION_OF_A_WIDE_TOWN = 50_000

/** Whether a text has the form of a German postal code; the code may not exist. */
export function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(text)
}

/** The municipalities in the area of a postal code, largest first; empty for a code without an area. */
export function municipalitiesOfPostalCode(code: string): readonly Place[] {
  return gazetteer().municipalitiesOf(code)
}

/** The place of a postal code; undefined for unknown codes and those of post-office boxes and large customers. */
export const postalCodePlace = memoize(placeOfCode, { most: 10_000 })

function placeOfCode(code: string): PostalCodePlace | undefined {
  const municipalities = municipalitiesOfPostalCode(code)
  const [largest] = municipalities
  if (largest === undefined) return undefined
  const isWide = largest.population >= MIN_POPULATION_OF_A_WIDE_TOWN
  const exact = municipalities.filter(place => !place.isApproximate)
  const counted = isWide || exact.length === 0 ? [largest] : exact
  return {
    latitude: mean(counted.map(place => place.latitude)),
    longitude: mean(counted.map(place => place.longitude)),
    isApproximate: isWide || exact.length === 0,
    city: largest.name,
    state: largest.state,
  }
}

/**
 * The state of a postal code: that of its largest municipality (about 20 areas are in two states). A code without an
 * area has the state of the next lower and higher code, if both have the same.
 */
export function stateOfPostalCode(code: string): StateCode | undefined {
  if (!isPostalCode(code)) return undefined
  const [largest] = municipalitiesOfPostalCode(code)
  if (largest !== undefined) return largest.state
  const { postalCodes } = gazetteer()
  const next = firstFrom(postalCodes, code)
  const neighbours = [postalCodes[next - 1], postalCodes[next]].filter(
    other => other?.slice(0, 2) === code.slice(0, 2),
  )
  const states = new Set(neighbours.flatMap(other => municipalitiesOfPostalCode(other ?? '')[0]?.state ?? []))
  return states.size === 1 ? [...states][0] : undefined
}

/** Postal codes that begin with these digits, ascending. */
export function postalCodesBeginning(digits: string): readonly string[] {
  const { postalCodes } = gazetteer()
  const codes: string[] = []
  for (let at = firstFrom(postalCodes, digits); postalCodes[at]?.startsWith(digits); at++)
    codes.push(postalCodes[at] ?? '')
  return codes
}

function firstFrom(postalCodes: readonly string[], digits: string): number {
  return firstWhere(0, postalCodes.length, at => (postalCodes[at] ?? '') >= digits)
}

function mean(values: readonly number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1000) / 1000
}
