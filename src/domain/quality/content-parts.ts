import { fold } from '#domain/text/folding.ts'
import type { Business } from '../business/business.ts'

/**
 * What makes the page of an entry worth finding, and how much of a good page each part is. The weights add up to 100.
 * Completeness (business/quality.ts) asks what an entry says; this asks what its page says that no other page says.
 * The order is part of the index's format: a part is the bit at its place.
 */
export const CONTENT_WEIGHTS = {
  /** Street, postal code and city; the city alone for who works at the customers' place. */
  address: 15,
  coordinates: 5,
  /** At least one day. */
  openingHours: 15,
  phone: 10,
  /** One that is not called dead. */
  website: 10,
  photo: 8,
  /** Three or more. */
  photos: 4,
  /** A description in words of its own: enough of them beside those of name, category and city. */
  ownText: 10,
  /** Such a description that is long enough to read. */
  longText: 8,
  /** Three or more statements such as a wheelchair-accessible entrance. */
  attributes: 5,
  /** At least one review. */
  reviews: 6,
  /** Ten or more: the mean means something. */
  manyReviews: 4,
} as const

export type ContentPart = keyof typeof CONTENT_WEIGHTS

/** In the order of their bits. */
export const CONTENT_PARTS = Object.keys(CONTENT_WEIGHTS) as readonly ContentPart[]

/** How many different sets of parts there are. */
export const CONTENT_SETS = 2 ** CONTENT_PARTS.length

const MANY_PHOTOS = 3
const MANY_ATTRIBUTES = 3
const MANY_REVIEWS = 10
/** Two sentences: fewer words are a slogan, or say again what the heading says. */
const OWN_WORDS = 12
/** UTF-16 units: whoever has said nothing of his own until then does not say it later. */
const READ_LENGTH = 600
const WORD = /\p{L}{2,}/gu
/** What most texts with words of their own have said them within. */
const READ_FIRST = 160
/** UTF-16 units; a paragraph. */
const LONG_TEXT = 300

/** What of an entry its content is judged by. */
export type JudgedContent = Pick<
  Business,
  | 'name'
  | 'category'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'hasServiceArea'
  | 'latitude'
  | 'openingHours'
  | 'phone'
  | 'website'
  | 'photos'
  | 'description'
  | 'about'
  | 'rating'
  | 'reviewCount'
>

/** The parts that an entry has, a bit each. @returns 0 to CONTENT_SETS - 1 */
export function contentPartsOf(business: JudgedContent): number {
  const { description, photos, reviewCount } = business
  const hasOwnText = description !== null && hasOwnWords(description, business)
  const has: Readonly<Record<ContentPart, boolean>> = {
    address: hasAddress(business),
    coordinates: business.latitude !== null,
    openingHours: business.openingHours?.some(day => day !== null) === true,
    phone: business.phone !== null,
    website: business.website !== null,
    photo: photos.length > 0,
    photos: photos.length >= MANY_PHOTOS,
    ownText: hasOwnText,
    longText: hasOwnText && description.length >= LONG_TEXT,
    attributes: statementsOf(business) >= MANY_ATTRIBUTES,
    reviews: reviewCount > 0,
    manyReviews: reviewCount >= MANY_REVIEWS,
  }
  return CONTENT_PARTS.reduce((parts, part, at) => (has[part] ? parts | (1 << at) : parts), 0)
}

/** Whether a part is in a set of parts. */
export function hasPart(parts: number, part: ContentPart): boolean {
  return (parts & (1 << CONTENT_PARTS.indexOf(part))) !== 0
}

/** The content-quality score of a set of parts, 0 to 100. */
export function contentScore(parts: number): number {
  return CONTENT_PARTS.reduce((score, part, at) => score + ((parts >> at) & 1) * CONTENT_WEIGHTS[part], 0)
}

function hasAddress({ street, postalCode, city, hasServiceArea }: JudgedContent): boolean {
  if (city === '') return false
  return hasServiceArea || (street !== null && postalCode !== null)
}

/** Reads no more than it must: hundreds of thousands of descriptions are looked at. */
function hasOwnWords(description: string, { name, category, city }: JudgedContent): boolean {
  const known = fold(`${name} ${category} ${city}`).match(WORD) ?? []
  const blank = description.lastIndexOf(' ', READ_FIRST)
  return (
    (blank > 0 && ownWords(description.slice(0, blank), known) >= OWN_WORDS) ||
    ownWords(description.slice(0, READ_LENGTH), known) >= OWN_WORDS
  )
}

/** Different words of a text, without the known ones. */
function ownWords(text: string, known: readonly string[]): number {
  const words = new Set(fold(text).match(WORD))
  for (const word of known) words.delete(word)
  return words.size
}

function statementsOf({ about }: JudgedContent): number {
  return Object.values(about).reduce((count, group) => count + Object.keys(group).length, 0)
}
