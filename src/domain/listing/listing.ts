import type { FieldWith } from '#domain/business/fields.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import {
  type FormField,
  type FormFields,
  MAX_EMAIL_LENGTH,
  type PathOf,
  type TextField,
  type ValuesOf,
} from '#domain/form/form-fields.ts'
import { emptyValues, knownValues, withChange } from '#domain/form/form-values.ts'

/** The groups that the listing form offers: the ten of the specification (section 3) and the others of the directory. */
export const LISTING_CATEGORIES = [
  'kfz-werkstatt',
  'handwerker',
  'dienstleister',
  'technische-dienste',
  'handel',
  'gastronomie',
  'gesundheit',
  'bildung',
  'immobilien',
  'transport',
  'sport',
  'freizeit-kultur',
  'religion-vereine',
  'landwirtschaft',
  'sonstiges',
] as const satisfies readonly GroupSlug[]

export type ListingCategory = (typeof LISTING_CATEGORIES)[number]

/** Monday first. */
export const LISTING_DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type ListingDay = (typeof LISTING_DAYS)[number]

/** The steps of the listing form: basics, contact, hours. */
export const LISTING_STEPS = [1, 2, 3] as const

export type ListingStep = (typeof LISTING_STEPS)[number]

/** In UTF-16 units, of a category and of a proposed trade. */
export const MAX_CATEGORY_LENGTH = 80

const DAY = { kind: 'hours', limit: 200, isOptional: true } as const

/** Free text per day: '9-18 Uhr', 'geschlossen'; '' states nothing about the day. */
export const WEEK_FIELD = {
  kind: 'group',
  fields: {
    monday: DAY,
    tuesday: DAY,
    wednesday: DAY,
    thursday: DAY,
    friday: DAY,
    saturday: DAY,
    sunday: DAY,
  },
} as const satisfies FormField

const WEBSITE = { kind: 'website', limit: 2000, isOptional: true } as const

/**
 * By what a business is reached besides telephone and website; forms offer it folded. In a form 'email' is the sender's address, and
 * not published.
 */
export const MORE_CONTACT_FIELDS = {
  secondPhone: { kind: 'phone', limit: 40, isOptional: true },
  businessEmail: { kind: 'email', limit: MAX_EMAIL_LENGTH, isOptional: true },
  bookingLink: WEBSITE,
  menuLink: WEBSITE,
  orderLink: WEBSITE,
  profiles: { kind: 'profiles', limit: 2000, isOptional: true },
} as const satisfies Readonly<Record<MoreContactName, TextField>>

type MoreContactName =
  | Exclude<FieldWith<{ part: 'contact' }>, 'phone' | 'website' | 'email'>
  | 'businessEmail'

export const MORE_CONTACT_NAMES = Object.keys(MORE_CONTACT_FIELDS) as readonly MoreContactName[]

/**
 * What an owner says about a business (specification, section 5). Whether the postal code exists and belongs to the city is
 * checked by domain/place/check-place.ts.
 */
export const LISTING_FIELDS = {
  // The longest company names in the commercial register have about 180 characters.
  name: { kind: 'text', limit: 200, autoComplete: 'organization' },
  // One of LISTING_CATEGORIES, or a category by one of its names.
  category: { kind: 'category', limit: MAX_CATEGORY_LENGTH },
  // What the owner calls the trade where no category is it ('Hufpflege'); mostly ''. Only the administrator reads it.
  proposedTrade: {
    kind: 'text',
    limit: MAX_CATEGORY_LENGTH,
    isOptional: true,
    rule: text => (/\p{L}/u.test(text) ? undefined : 'text_without_letters'),
  },
  // A page of text.
  description: { kind: 'long', limit: 2000 },
  // Street and house number.
  address: { kind: 'text', limit: 200, autoComplete: 'street-address' },
  postalCode: { kind: 'postal-code', limit: 20, autoComplete: 'postal-code' },
  city: { kind: 'text', limit: 100, autoComplete: 'address-level2' },
  phone: { kind: 'phone', limit: 40, autoComplete: 'tel' },
  email: { kind: 'email', limit: MAX_EMAIL_LENGTH, autoComplete: 'email' },
  website: { ...WEBSITE, autoComplete: 'url' },
  ...MORE_CONTACT_FIELDS,
  hours: WEEK_FIELD,
} as const satisfies FormFields

/** The listing form; in requests one field has the name of the specification (section 3). */
export const LISTING_FORM = {
  ...LISTING_FIELDS,
  postalCode: { ...LISTING_FIELDS.postalCode, wire: 'postal_code' },
  // The sender was told that postal code and city do not agree, and says that they are right.
  isPlaceConfirmed: { kind: 'flag' },
} as const satisfies FormFields

/** A listing as typed. */
export type ListingInput = ValuesOf<typeof LISTING_FIELDS>

/** The name of a field. Each day of the hours is a field. */
export type ListingField = PathOf<typeof LISTING_FIELDS>

export const EMPTY_LISTING: ListingInput = emptyValues(LISTING_FIELDS)

/** Where a trade is proposed and no category is chosen as the nearest one. */
export const PROPOSED_TRADE_CATEGORY: ListingCategory = 'sonstiges'

/** True for the slug of a group. */
export function isListingCategory(text: string): text is ListingCategory {
  return LISTING_CATEGORIES.some(known => known === text)
}

/**
 * Reads a listing from untrusted data, such as the browser's storage.
 * @returns the listing; fields that are missing or no texts are empty
 */
export function storedListing(stored: unknown): ListingInput {
  return withChange(LISTING_FIELDS, EMPTY_LISTING, knownValues(LISTING_FIELDS, stored))
}

/** True when nothing has been typed yet. */
export function isEmptyListing(listing: ListingInput): boolean {
  const { hours, ...texts } = listing
  return [...Object.values(texts), ...Object.values(hours)].every(text => text.trim() === '')
}
