import type { GroupSlug } from '#domain/category/group.ts'

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

/** The listing form as typed. */
export interface ListingInput {
  readonly name: string
  /** One of LISTING_CATEGORIES, or a category by one of its names; '' while nothing is chosen. */
  readonly category: string
  /** What the owner calls the trade where no category is it ('Hufpflege'); mostly ''. Only the administrator reads it. */
  readonly proposedTrade: string
  readonly description: string
  /** Street and house number. */
  readonly address: string
  readonly postalCode: string
  readonly city: string
  readonly phone: string
  readonly email: string
  readonly website: string
  /** Free text per day: '9-18 Uhr', 'geschlossen'; '' states nothing about the day. */
  readonly hours: Readonly<Record<ListingDay, string>>
}

/** The name of a field. Each day of the hours is a field. */
export type ListingField = Exclude<keyof ListingInput, 'hours'> | `hours.${ListingDay}`

export const EMPTY_LISTING: ListingInput = {
  name: '',
  category: '',
  proposedTrade: '',
  description: '',
  address: '',
  postalCode: '',
  city: '',
  phone: '',
  email: '',
  website: '',
  hours: { monday: '', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' },
}

/** Where a trade is proposed and no category is chosen as the nearest one. */
export const PROPOSED_TRADE_CATEGORY: ListingCategory = 'sonstiges'

/** In UTF-16 units, of a category and of a proposed trade. */
export const MAX_CATEGORY_LENGTH = 80

/** True for the slug of a group. */
export function isListingCategory(text: string): text is ListingCategory {
  return LISTING_CATEGORIES.some(known => known === text)
}

/** Longer texts are not from the form and are ignored. */
const MAX_TEXT_LENGTH = 10_000

/**
 * Reads a listing from untrusted data, such as the browser's storage.
 * @returns the listing; fields that are missing or no texts are empty
 */
export function listingFrom(stored: unknown): ListingInput {
  const given = isRecord(stored) ? stored : {}
  const hours = isRecord(given.hours) ? given.hours : {}
  const { hours: days, ...texts } = EMPTY_LISTING
  return { ...readTexts(texts, given), hours: readTexts(days, hours) }
}

/** True when nothing has been typed yet. */
export function isEmptyListing(listing: ListingInput): boolean {
  const { hours, ...texts } = listing
  return [...Object.values(texts), ...Object.values(hours)].every(text => text.trim() === '')
}

function readTexts<Texts extends Readonly<Record<string, string>>>(
  empty: Texts,
  given: Record<string, unknown>,
): Texts {
  const read: Record<string, string> = { ...empty }
  for (const name of Object.keys(empty)) {
    const text = Object.hasOwn(given, name) ? given[name] : undefined
    if (typeof text === 'string' && text.length <= MAX_TEXT_LENGTH) read[name] = text
  }
  // `read` has the names of `empty`, each with a text.
  return read as Texts
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
