import type { BusinessField } from '#domain/business/business.ts'

/** Facts that only mean something together: they are taken from one business, never from two. */
export const TOGETHER: readonly (readonly BusinessField[])[] = [
  ['latitude', 'longitude'],
  ['rating', 'reviewCount', 'reviewsPerScore', 'reviewsLink'],
  ['photos', 'photosCount'],
  ['placeId', 'googleId', 'cid'],
]

/** Parts of an address fill a gap only within the same city; the line of the whole is composed by pages. */
export const ADDRESS: ReadonlySet<BusinessField> = new Set([
  'street',
  'postalCode',
  'city',
  'district',
  'state',
])

/** Said of every business, or composed from what is: these only change hands when they are taken. */
export const ALWAYS_KNOWN: ReadonlySet<BusinessField> = new Set([
  'name',
  'category',
  'countryCode',
  'status',
  'fullAddress',
  'verified',
  'hasServiceArea',
])
