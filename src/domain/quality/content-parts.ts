import { fold } from '#domain/text/folding.ts'
import type { Business } from '../business/business.ts'

/**
 * The parts that make the page of an entry useful, and their weights, which add up to 100. Unlike completeness
 * (completeness.ts), they measure what the page has and no other page. The order is part of the index's format: each
 * part is a bit.
 */
export const CONTENT_WEIGHTS = {
  /** Street, postal code and city; only the city for a business that works at its customers' places. */
  address: 15,
  coordinates: 5,
  /** At least one day. */
  openingHours: 15,
  phone: 10,
  /** A website that does not count as dead. */
  website: 10,
  photo: 8,
  /** Three or more. */
  photos: 4,
  /** A description with enough words that are not in name, category and city. */
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
/** About two sentences: fewer words are a slogan. */
const OWN_WORDS = 12
/** UTF-16 units of a description in which words are counted. */
const READ_LENGTH = 600
const WORD = /\p{L}{2,}/gu
/** UTF-16 units within which most descriptions have enough own words. */
const READ_FIRST = 160
/** UTF-16 units; a paragraph. */
const LONG_TEXT = 300

/** The properties that determine the parts. */
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

/** The parts of an entry, one bit each. @returns 0 to CONTENT_SETS - 1 */
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

/**
 * Whether the page of a business says most of what it says in every language, so that each of them is a page of its own
 * for search engines: the week and three attributes are told in the reader's language, and no long German text outweighs
 * them (docs/decisions/0024).
 */
export function isMultilingual(parts: number): boolean {
  return hasPart(parts, 'openingHours') && hasPart(parts, 'attributes') && !hasPart(parts, 'longText')
}

function hasAddress({ street, postalCode, city, hasServiceArea }: JudgedContent): boolean {
  if (city === '') return false
  return hasServiceArea || (street !== null && postalCode !== null)
}

/** Reads the beginning first, because this runs for every description of the directory. */
function hasOwnWords(description: string, { name, category, city }: JudgedContent): boolean {
  const known: readonly string[] = fold(`${name} ${category} ${city}`).match(WORD) ?? []
  const blank = Math.max(0, description.lastIndexOf(' ', READ_FIRST))
  // Few words: looking through a list is faster than a Set.
  const own: string[] = []
  for (const part of [description.slice(0, blank), description.slice(blank, READ_LENGTH)]) {
    for (const word of fold(part).match(WORD) ?? []) {
      if (known.includes(word) || own.includes(word)) continue
      own.push(word)
      if (own.length === OWN_WORDS) return true
    }
  }
  return false
}

function statementsOf({ about }: JudgedContent): number {
  return Object.values(about).reduce((count, group) => count + Object.keys(group).length, 0)
}
