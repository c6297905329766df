import type { LocalBusiness, Place, PostalAddress } from 'schema-dts'
import { fieldsWith, type SchemaProperty } from '../business/fields.ts'
import type { PublicBusiness } from '../business/public-business.ts'
import { openingHoursSpecification } from './opening-hours.ts'
import { type BusinessType, isBusinessType, type OtherPlaceType, placeTypeOf } from './place-type.ts'

/** The properties that every kind of business or place has. */
type BusinessParts = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'>
type PlaceParts = Omit<Extract<Place, { '@type': 'Place' }>, '@type'>

export type BusinessNode =
  | (BusinessParts & { readonly '@type': BusinessType })
  | (PlaceParts & { readonly '@type': OtherPlaceType })

export interface BusinessNodeOptions {
  /** The address of the page of the business. */
  readonly url: string
  /** Whether to add the rating. Search engines forbid it for ratings of other sites. */
  readonly hasRating: boolean
}

/**
 * A business for search engines, with what its page shows. Unknown values are left out.
 * @returns null for demo data
 */
export function businessNode(
  business: PublicBusiness,
  { url, hasRating }: BusinessNodeOptions,
): BusinessNode | null {
  if (business.isDemonstration) return null
  const parts = {
    '@id': `${url}#business`,
    name: business.name,
    url,
    address: postalAddress(business),
    ...positionOf(business),
    ...statedProperties(business, ['telephone', 'email', 'sameAs']),
    ...hoursOf(business),
    ...(hasRating && ratingOf(business)),
  } satisfies PlaceParts
  const type = placeTypeOf(business.categorySlug, business.categoryGroup)
  if (!isBusinessType(type)) return { '@type': type, ...parts }
  const { priceLevel } = business
  return {
    '@type': type,
    ...parts,
    ...(business.categoryGroup === 'gastronomie' && statedProperties(business, FOOD_PROPERTIES)),
    ...(priceLevel !== null && { priceRange: '€'.repeat(priceLevel) }),
  }
}

/** Only food establishments have them. */
const FOOD_PROPERTIES = ['hasMenu', 'acceptsReservations'] as const

/** Properties that fields have by the table of fields; several values where several fields, or a list, have one. */
function statedProperties<Property extends SchemaProperty>(
  business: PublicBusiness,
  properties: readonly Property[],
): Partial<Record<Property, string | readonly string[]>> {
  const stated: Partial<Record<Property, string | readonly string[]>> = {}
  for (const property of properties) {
    const values = fieldsWith({ schemaOrg: property }).flatMap(field => business[field] ?? [])
    const [only] = values
    if (only !== undefined) stated[property] = values.length === 1 ? only : values
  }
  return stated
}

function postalAddress({ address, postalCode, city, state, country, hasServiceArea }: PublicBusiness) {
  return {
    '@type': 'PostalAddress',
    ...(address !== '' && !hasServiceArea && { streetAddress: address }),
    ...(postalCode !== '' && { postalCode }),
    ...(city !== '' && { addressLocality: city }),
    ...(state !== null && { addressRegion: state }),
    addressCountry: country === 'Deutschland' ? 'DE' : country,
  } satisfies PostalAddress
}

/** A business that comes to its customers shows no address, so it has no position either. */
function positionOf({ latitude, longitude, hasServiceArea }: PublicBusiness): Pick<PlaceParts, 'geo'> {
  if (latitude === null || longitude === null || hasServiceArea) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

/** The opening hours of a business that is operational. */
function hoursOf({ openingHours, status }: PublicBusiness): Pick<PlaceParts, 'openingHoursSpecification'> {
  if (openingHours === null || status !== 'operational') return {}
  const days = openingHoursSpecification(openingHours)
  return days.length === 0 ? {} : { openingHoursSpecification: days }
}

function ratingOf({ rating, reviewCount }: PublicBusiness): Pick<PlaceParts, 'aggregateRating'> {
  if (rating === null || reviewCount === 0) return {}
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }
}
