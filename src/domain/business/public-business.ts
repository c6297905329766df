import type { GroupSlug } from '#domain/category/group.ts'
import type { WorkingHours } from '#domain/opening-hours/working-hours.ts'
import type { Business, BusinessField, BusinessStatus } from './business.ts'

/** What a list shows of a business: the specification's Business without its long texts. Built when it is indexed. */
export interface BusinessCard {
  readonly id: number
  readonly name: string
  readonly category: string
  readonly categoryGroup: GroupSlug
  readonly categorySlug: string
  readonly subtypes: readonly string[]
  /** The city as shown ('Neustadt (Sachsen)'). */
  readonly city: string
  readonly citySlug: string
  readonly district: string | null
  /** The city is only the town nearest to its position: it has no public address. */
  readonly isCityNearest?: true
  /** Street and house number, '' when unknown and for a business that comes to its customers. */
  readonly address: string
  readonly fullAddress: string
  readonly postalCode: string
  /** In German, 'Deutschland'. */
  readonly country: string
  /** International format with blanks, '+49 221 4710318'. */
  readonly phone: string | null
  readonly website: string | null
  /** Numeric string with one decimal, '4.7'; null without reviews. */
  readonly rating: string | null
  readonly reviewCount: number
  /** Addresses of photos, at most one in lists. Public answers have paths on our own site (picture/picture.ts). */
  readonly photos: readonly string[]
  readonly photosCount: number
  readonly workingHours: WorkingHours | null
  readonly verified: boolean
  /** Whether it is closed for a time or for good; `isOpen` is then false at any time. */
  readonly status: BusinessStatus
  readonly latitude: number | null
  readonly longitude: number | null
  readonly priceLevel: number | null
  /** `{city}/{slug}` without a leading slash. */
  readonly urlSlug: string
  readonly url_slug: string
  /** ISO date of the source. */
  readonly sourceDate: string
  readonly source: string
  readonly isDemonstration: boolean
}

/** A card with what depends on the time and place of the request. */
export interface ShownCard extends BusinessCard {
  /** false while it is closed for a time or for good; null: hours unknown, or a public holiday on which its regular hours say open. */
  readonly isOpen: boolean | null
  /** The German name of today's public holiday there, on which regular hours may not apply; missing on other days. */
  readonly holiday?: string
  /** Metres from the place of the search; missing without one. */
  readonly distanceMetres?: number
  /** Words of the search that only its description or attributes have; missing where name, trade and address have all. */
  readonly mentioned?: readonly string[]
}

/**
 * Facts that the page of a business shows as they are stored. A new one here is in the index, in the API and in the page's
 * data.
 */
export const PAGE_FIELDS = [
  'description',
  'about',
  'reviewsLink',
  'hasServiceArea',
] as const satisfies readonly BusinessField[]
export type PageField = (typeof PAGE_FIELDS)[number]

/** Everything that the public may see of a business: the answer of GET /api/businesses/{id}. */
export interface PublicBusiness extends ShownCard, Pick<Business, PageField> {
  /** 'UK-204418' */
  readonly businessNumber: string
  readonly openingHours: WorkingHours | null
  /** What its own pictures show, which are the first of its photos; missing without own pictures. */
  readonly photoTexts?: readonly string[]
  /** Counts keyed '1' to '5'. */
  readonly reviewsPerScore: Readonly<Record<'1' | '2' | '3' | '4' | '5', number>> | null
  readonly state: string | null
  readonly completeness: number
  /** 0 to 100, see quality/content-parts.ts. */
  readonly contentScore: number
  /** Whether its pages in other languages are pages of their own for search engines, see quality/content-parts.ts. */
  readonly isMultilingual: boolean
  /** ISO date of the last change. */
  readonly updatedAt: string
}
