import type { BusinessField } from '#domain/business/business.ts'

/** The kind of control that a field has. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'lines'
  | 'decimal'
  | 'count'
  | 'flag'
  | 'choice'
  | 'hours'
  | 'scores'
  | 'about'

export const KIND_OF: Readonly<Record<BusinessField, FieldKind>> = {
  name: 'text',
  category: 'text',
  subtypes: 'lines',
  status: 'choice',
  street: 'text',
  postalCode: 'text',
  city: 'text',
  district: 'text',
  state: 'choice',
  countryCode: 'text',
  fullAddress: 'text',
  latitude: 'decimal',
  longitude: 'decimal',
  hasServiceArea: 'flag',
  phone: 'text',
  website: 'text',
  openingHours: 'hours',
  rating: 'decimal',
  reviewCount: 'count',
  reviewsPerScore: 'scores',
  reviewsLink: 'text',
  verified: 'flag',
  priceLevel: 'choice',
  description: 'long',
  about: 'about',
  photos: 'lines',
  photosCount: 'count',
  placeId: 'text',
  googleId: 'text',
  cid: 'text',
}

/** The parts of the form, in the order of the screen. */
export const FIELD_GROUPS = [
  { key: 'name', fields: ['name', 'category', 'subtypes', 'status'] },
  {
    key: 'address',
    fields: [
      'street',
      'postalCode',
      'city',
      'district',
      'state',
      'countryCode',
      'latitude',
      'longitude',
      'fullAddress',
      'hasServiceArea',
    ],
  },
  { key: 'contact', fields: ['phone', 'website'] },
  { key: 'hours', fields: ['openingHours'] },
  { key: 'rating', fields: ['rating', 'reviewCount', 'reviewsPerScore', 'reviewsLink', 'verified'] },
  { key: 'about', fields: ['description', 'priceLevel', 'about', 'photos', 'photosCount'] },
  { key: 'google', fields: ['placeId', 'googleId', 'cid'] },
] as const satisfies readonly { readonly key: string; readonly fields: readonly BusinessField[] }[]

/** Every field of the form, in its order. */
export const FORM_FIELDS: readonly BusinessField[] = FIELD_GROUPS.flatMap(({ fields }) => fields)

/** Fields that need the whole width. */
export const IS_WIDE: ReadonlySet<BusinessField> = new Set([
  'name',
  'fullAddress',
  'hasServiceArea',
  'openingHours',
  'reviewsPerScore',
  'reviewsLink',
  'description',
  'about',
  'photos',
])

/** The id of a field's (first) control. */
export function controlId(field: string): string {
  return `f-${field}`
}

/** What every control of a field gets. */
export interface EditControlProps {
  field: BusinessField
  text: string
  onText: (text: string) => void
  /** Ties the control to its hint and fault. */
  describedBy: string | undefined
  isInvalid: boolean
}
