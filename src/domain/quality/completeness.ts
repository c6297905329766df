import type { Business } from '#domain/business/business.ts'

/** The parts of an entry and their weights. The weights add up to 100. */
export const COMPLETENESS_WEIGHTS = {
  /** Street, postal code and city. */
  address: 20,
  openingHours: 20,
  phone: 15,
  coordinates: 10,
  website: 10,
  description: 10,
  photos: 10,
  rating: 5,
} as const

type Rated = Pick<
  Business,
  | 'street'
  | 'postalCode'
  | 'city'
  | 'hasServiceArea'
  | 'openingHours'
  | 'phone'
  | 'latitude'
  | 'website'
  | 'description'
  | 'photos'
  | 'rating'
>

/**
 * How complete an entry is, 0 to 100. A business that works at its customers' places needs no street: its city is the
 * whole address.
 */
export function completenessOf(business: Rated): number {
  const weights = COMPLETENESS_WEIGHTS
  const hasAddress = business.hasServiceArea
    ? business.city !== ''
    : business.street !== null && business.postalCode !== null && business.city !== ''
  return (
    (hasAddress ? weights.address : 0) +
    (business.openingHours?.some(day => day !== null) ? weights.openingHours : 0) +
    (business.phone !== null ? weights.phone : 0) +
    (business.latitude !== null ? weights.coordinates : 0) +
    (business.website !== null ? weights.website : 0) +
    (business.description !== null ? weights.description : 0) +
    (business.photos.length > 0 ? weights.photos : 0) +
    (business.rating !== null ? weights.rating : 0)
  )
}
