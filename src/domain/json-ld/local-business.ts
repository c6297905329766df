import type { LocalBusiness, Place, PostalAddress } from 'schema-dts'
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
    ...(business.phone !== null && { telephone: business.phone }),
    ...(business.website !== null && { sameAs: business.website }),
    ...hoursOf(business),
    ...(hasRating && ratingOf(business)),
  } satisfies PlaceParts
  const type = placeTypeOf(business.categorySlug, business.categoryGroup)
  if (!isBusinessType(type)) return { '@type': type, ...parts }
  const { priceLevel } = business
  return { '@type': type, ...parts, ...(priceLevel !== null && { priceRange: '€'.repeat(priceLevel) }) }
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
