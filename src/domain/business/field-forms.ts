import type { BusinessField } from './business.ts'

/** How a field is typed and sent. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'lines'
  | 'decimal'
  | 'count'
  | 'flag'
  | 'choice'
  /** A choice among numbers. */
  | 'level'
  | 'hours'
  | 'scores'
  | 'about'

/** The parts of a form, in the order of the screen. */
export const FORM_PARTS = ['name', 'address', 'contact', 'hours', 'rating', 'about', 'google'] as const
export type FormPart = (typeof FORM_PARTS)[number]

export interface FieldForm {
  readonly kind: FieldKind
  readonly part: FormPart
  /** Needs the whole width. */
  readonly isWide?: true
}

/** Every field as forms and requests treat it; within a part in this order. */
export const FIELD_FORMS: Readonly<Record<BusinessField, FieldForm>> = {
  name: { kind: 'text', part: 'name', isWide: true },
  category: { kind: 'text', part: 'name' },
  subtypes: { kind: 'lines', part: 'name' },
  status: { kind: 'choice', part: 'name' },
  street: { kind: 'text', part: 'address' },
  postalCode: { kind: 'text', part: 'address' },
  city: { kind: 'text', part: 'address' },
  district: { kind: 'text', part: 'address' },
  state: { kind: 'choice', part: 'address' },
  countryCode: { kind: 'choice', part: 'address' },
  latitude: { kind: 'decimal', part: 'address' },
  longitude: { kind: 'decimal', part: 'address' },
  fullAddress: { kind: 'text', part: 'address', isWide: true },
  hasServiceArea: { kind: 'flag', part: 'address', isWide: true },
  phone: { kind: 'text', part: 'contact' },
  website: { kind: 'text', part: 'contact' },
  openingHours: { kind: 'hours', part: 'hours', isWide: true },
  rating: { kind: 'decimal', part: 'rating' },
  reviewCount: { kind: 'count', part: 'rating' },
  reviewsPerScore: { kind: 'scores', part: 'rating', isWide: true },
  reviewsLink: { kind: 'text', part: 'rating', isWide: true },
  verified: { kind: 'flag', part: 'rating' },
  description: { kind: 'long', part: 'about', isWide: true },
  priceLevel: { kind: 'level', part: 'about' },
  about: { kind: 'about', part: 'about', isWide: true },
  photos: { kind: 'lines', part: 'about', isWide: true },
  photosCount: { kind: 'count', part: 'about' },
  placeId: { kind: 'text', part: 'google' },
  googleId: { kind: 'text', part: 'google' },
  cid: { kind: 'text', part: 'google' },
}

/** Every field of the form, in its order. */
export const FORM_FIELDS: readonly BusinessField[] = FORM_PARTS.flatMap(fieldsIn)

/** The fields of a part, in their order. */
export function fieldsIn(part: FormPart): readonly BusinessField[] {
  // The table has every field, so its keys are fields.
  const fields = Object.keys(FIELD_FORMS) as BusinessField[]
  return fields.filter(field => FIELD_FORMS[field].part === part)
}
