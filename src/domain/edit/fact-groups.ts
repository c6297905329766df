import type { BusinessField } from '#domain/business/business.ts'

/** Fields that belong together: a merge takes them from one business, never from two. */
export const TOGETHER: readonly (readonly BusinessField[])[] = [
  ['latitude', 'longitude'],
  ['rating', 'reviewCount', 'reviewsPerScore', 'reviewsLink'],
  ['photos', 'photosCount'],
  ['placeId', 'googleId', 'cid'],
]

/** Parts of an address. A merge fills them only within the same city. */
export const ADDRESS: ReadonlySet<BusinessField> = new Set([
  'street',
  'postalCode',
  'city',
  'district',
  'state',
])

/** Known for every business, or composed from other fields: a merge never fills them as gaps. */
export const ALWAYS_KNOWN: ReadonlySet<BusinessField> = new Set([
  'name',
  'category',
  'countryCode',
  'status',
  'fullAddress',
  'verified',
  'hasServiceArea',
])
