import type { GroupSlug } from '#domain/category/group.ts'
import type { WorkingHours } from '#domain/opening-hours/working-hours.ts'
import type { About } from './business.ts'

/**
 * What a list shows of a business: the specification's Business without its long texts. Built once, when it is indexed.
 */
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
  /** Street and house number, '' when unknown. */
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
  /** Addresses of photos; at most one in lists. As the public sees them: paths on our own site (picture.ts). */
  readonly photos: readonly string[]
  readonly photosCount: number
  readonly workingHours: WorkingHours | null
  readonly verified: boolean
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

/** A card as answered: the open state belongs to the minute of the request and is never stored. */
export interface ShownCard extends BusinessCard {
  /** null: hours unknown, or open by its regular hours on a public holiday. */
  readonly isOpen: boolean | null
  /** The German name of today's public holiday where it is, on which regular hours may not hold; only on one. */
  readonly holiday?: string
  /** Metres from the place asked for; only where there was one. */
  readonly distanceMetres?: number
}

/** Everything about one business that the public may see: the answer of GET /api/businesses/{id}. */
export interface PublicBusiness extends ShownCard {
  /** 'UK-204418' */
  readonly businessNumber: string
  readonly openingHours: WorkingHours | null
  readonly description: string | null
  /** What its own pictures show, which are the first of its photos; left out without any. */
  readonly photoTexts?: readonly string[]
  readonly about: About
  readonly reviewsLink: string | null
  /** Counts keyed '1' to '5'. */
  readonly reviewsPerScore: Readonly<Record<'1' | '2' | '3' | '4' | '5', number>> | null
  readonly state: string | null
  readonly status: string
  readonly hasServiceArea: boolean
  readonly completeness: number
  /** 0 to 100, see quality/content-parts.ts. */
  readonly contentScore: number
  /** ISO date of the last change. */
  readonly updatedAt: string
}
