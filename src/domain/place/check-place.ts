import type { Business } from '#domain/business/business.ts'
import { type FieldFault, withoutEdges } from '#domain/form/field-fault.ts'
import { cityFor } from './city.ts'
import { identityOf } from './city-identity.ts'
import { HOME_COUNTRY } from './country.ts'
import { isPostalCode, municipalitiesOfPostalCode } from './postal-code.ts'

/** The place of a business as typed. */
export interface PlaceQuestion {
  readonly postalCode: string
  /** '' while it is empty. */
  readonly city: string
}

/** What the gazetteer says about a postal code and a city. */
export interface PlaceCheck {
  readonly postalCode: string
  /** In its proper spelling: 'Köln' for 'koeln'; as typed where the gazetteer does not know it. */
  readonly city: string
  /** Whether letters are delivered to an area under this code; false also for post-office boxes. */
  readonly isKnown: boolean
  /** Whether the city, or the city that a quarter belongs to, lies in the code's area. */
  readonly matches: boolean
  /** What to type instead; null where the input is fine, or nothing better is known. */
  readonly suggestion: string | null
}

/** Checks whether a postal code exists and belongs to a city, and what was probably meant. */
export function checkPlace({ postalCode, city }: PlaceQuestion): PlaceCheck {
  const written = city.trim()
  const municipalities = municipalitiesOfPostalCode(postalCode).map(identityOf)
  const [largest] = municipalities
  const read = cityFor(written, { postalCode })
  const matches = written !== '' && municipalities.some(({ slug }) => slug === read.slug)
  const isSpelledOtherwise = read.district === null && read.name !== written && read.shownName !== written
  return {
    postalCode,
    city: read.isKnown && written !== '' ? read.name : written,
    isKnown: largest !== undefined,
    matches,
    suggestion: matches ? (isSpelledOtherwise ? read.name : null) : (largest?.name ?? null),
  }
}

/** The gazetteer's objection to the place of a business; none abroad, which it does not know. */
export function placeFaultsOf({
  postalCode,
  city,
  countryCode,
}: Pick<Business, 'postalCode' | 'city' | 'countryCode'>): ReturnType<typeof placeFaults> {
  return countryCode === HOME_COUNTRY ? placeFaults({ postalCode: postalCode ?? '', city }) : []
}

/**
 * The gazetteer's objection to a place: a postal code without an area, or a city that lies elsewhere.
 * @returns nothing where the postal code or the city cannot be read at all: that is the form's own fault
 */
export function placeFaults(place: PlaceQuestion): readonly FieldFault<'postalCode' | 'city'>[] {
  const postalCode = withoutEdges(place.postalCode)
  const city = withoutEdges(place.city)
  if (!isPostalCode(postalCode) || city === '') return []
  const { isKnown, matches } = checkPlace({ postalCode, city })
  if (!isKnown) return [{ field: 'postalCode', code: 'postal_code_unknown' }]
  return matches ? [] : [{ field: 'city', code: 'city_mismatch' }]
}
