import type { BusinessField } from '#domain/business/fields.ts'
import { unlocked } from './entry-facts.ts'
import { RATING_FIELDS } from './one-rating-source.ts'

/** Fields that belong together: a merge takes them from one business, never from two. */
export const TOGETHER: readonly (readonly BusinessField[])[] = [
  ['latitude', 'longitude'],
  RATING_FIELDS,
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

/** Facts that only make sense together: an undo restores all of them or none. Each group is named by its first fact. */
const UNDONE_TOGETHER: readonly (readonly string[])[] = [
  [
    ...(['street', 'postalCode', 'city', 'citySlug', 'slug', 'district', 'state', 'countryCode'] as const),
    ...(['fullAddress', 'latitude', 'longitude', 'hasServiceArea'] as const),
  ],
  ['category', 'categorySlug', 'categoryGroup', 'subtypes'],
  RATING_FIELDS,
  ['photos', 'photosCount'],
  ['placeId', 'googleId', 'cid'],
]

/** The group of facts that go back together, with their locks; a fact of its own is its own group. */
export function undoGroupOf(fact: string): string {
  const field = unlocked(fact)
  return UNDONE_TOGETHER.find(group => group.includes(field))?.[0] ?? field
}
