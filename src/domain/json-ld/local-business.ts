import type { LocalBusiness, Place, PostalAddress } from 'schema-dts'
import type { PublicBusiness } from '../business/public-business.ts'
import { openingHoursSpecification } from './opening-hours.ts'
import { type BusinessType, isBusinessType, type OtherPlaceType, placeTypeOf } from './place-type.ts'

/** Both hold of every kind of business or place, whatever its more specific type. */
type BusinessParts = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'>
type PlaceParts = Omit<Extract<Place, { '@type': 'Place' }>, '@type'>

export type BusinessNode =
  | (BusinessParts & { readonly '@type': BusinessType })
  | (PlaceParts & { readonly '@type': OtherPlaceType })

export interface BusinessNodeOptions {
  /** Of the one page that stands for the business. */
  readonly url: string
  /** Whether the operator wants the rating marked up: search engines forbid it for ratings from elsewhere. */
  readonly hasRating: boolean
}

/**
 * A business for search engines: what its page shows, nothing else. What is not known is left out; invented businesses
 * are not for them at all.
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

/** Who comes to the customers shows no address, so no position either. */
function positionOf({ latitude, longitude, hasServiceArea }: PublicBusiness): Pick<PlaceParts, 'geo'> {
  if (latitude === null || longitude === null || hasServiceArea) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

/** Hours hold of a business that is running. */
function hoursOf({ openingHours, status }: PublicBusiness): Pick<PlaceParts, 'openingHoursSpecification'> {
  if (openingHours === null || status !== 'operational') return {}
  const days = openingHoursSpecification(openingHours)
  return days.length === 0 ? {} : { openingHoursSpecification: days }
}

function ratingOf({ rating, reviewCount }: PublicBusiness): Pick<PlaceParts, 'aggregateRating'> {
  if (rating === null || reviewCount === 0) return {}
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }
}
