import type { GroupSlug } from '#domain/category/group.ts'
import type { OpeningHours } from '../opening-hours/opening-hours.ts'
import type { StateCode } from '../place/state.ts'

/** Where a fact came from. */
export const SOURCES = ['google-maps', 'spreadsheet', 'owner', 'administrator', 'demonstration'] as const
export type Source = (typeof SOURCES)[number]

export const BUSINESS_STATUSES = ['operational', 'closed-temporarily', 'closed-permanently'] as const
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number]

/** How many reviews gave 1, 2, 3, 4 and 5 stars, in this order. */
export type ReviewsPerScore = readonly [number, number, number, number, number]

/** Known attributes by group: { Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true } }; false: explicitly not. */
export type About = Readonly<Record<string, Readonly<Record<string, boolean | string>>>>

/**
 * What an import, an owner or the administrator states about a business, parsed and normalised. A missing key states
 * nothing, so a file with fewer columns empties no field.
 */
export interface BusinessDraft {
  /** Google place id, `ChIJ...` */
  placeId?: string
  /** `0x...:0x...` */
  googleId?: string
  /** Decimal, up to 20 digits, therefore text. */
  cid?: string
  name?: string
  /** The category in the words of the source; its German name if it is known, e.g. 'Zahnarzt'. */
  category?: string
  /** Further categories, by German name if known, without the category itself. */
  subtypes?: readonly string[]
  /** Street and house number. */
  street?: string
  /** Five digits with leading zeros, "01067". */
  postalCode?: string
  city?: string
  /** Quarter or district, e.g. 'Ehrenfeld'. */
  district?: string
  state?: StateCode
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode?: string
  fullAddress?: string
  /** WGS 84 degrees. */
  latitude?: number
  longitude?: number
  /** E.164, "+492214710318". */
  phone?: string
  /** http or https address. */
  website?: string
  /** 1.0 to 5.0, one decimal. */
  rating?: number
  reviewCount?: number
  reviewsPerScore?: ReviewsPerScore
  reviewsLink?: string
  openingHours?: OpeningHours
  /** Addresses of photos, best first. */
  photos?: readonly string[]
  photosCount?: number
  description?: string
  about?: About
  /** Claimed by its owner on Google; not checked here. */
  verified?: boolean
  /** 1 (cheap) to 4. */
  priceLevel?: 1 | 2 | 3 | 4
  status?: BusinessStatus
  /** Works at its customers' places and shows no address. */
  hasServiceArea?: boolean
}

/** The fields that a source can state, and that an owner or the administrator can lock against imports. */
export type BusinessField = keyof BusinessDraft

/** The source of a field's present value, and whether imports may change it. */
export interface FieldSource {
  readonly source: Source
  /** ISO date, e.g. '2026-11-21'. */
  readonly date: string
  readonly isLocked: boolean
}

/** A business as the directory knows it. `null` means unknown. */
export interface Business {
  readonly id: number
  readonly placeId: string | null
  readonly googleId: string | null
  readonly cid: string | null
  readonly name: string
  /** As shown; the group's name when no source states a category. */
  readonly category: string
  /** The last part of its category's address. */
  readonly categorySlug: string
  readonly categoryGroup: GroupSlug
  readonly subtypes: readonly string[]
  readonly street: string | null
  readonly postalCode: string | null
  /** The city's plain name ('Neustadt'), without the state of its shown name; empty when unknown. */
  readonly city: string
  readonly citySlug: string
  readonly district: string | null
  readonly state: StateCode | null
  readonly countryCode: string
  readonly fullAddress: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly phone: string | null
  readonly website: string | null
  readonly rating: number | null
  readonly reviewCount: number
  readonly reviewsPerScore: ReviewsPerScore | null
  readonly reviewsLink: string | null
  readonly openingHours: OpeningHours | null
  readonly photos: readonly string[]
  readonly photosCount: number
  readonly description: string | null
  readonly about: About
  readonly verified: boolean
  readonly priceLevel: 1 | 2 | 3 | 4 | null
  readonly status: BusinessStatus
  readonly hasServiceArea: boolean
  /** Second segment of its page, unique within the city. */
  readonly slug: string
  /** 0 to 100, see quality/completeness.ts. */
  readonly completeness: number
  readonly source: Source
  /** ISO date of the source, shown beside rating and facts. */
  readonly sourceDate: string
  /** Fields whose source differs from the business's own, or that are locked. */
  readonly fieldSources: Readonly<Partial<Record<BusinessField, FieldSource>>>
  /** Hidden by the administrator: not public, but not removed. */
  readonly isHidden: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
}

/** `UK-204418`: what an owner tells support on the phone. */
export function businessNumber(id: number): string {
  return `UK-${id}`
}

/** The id in a business number, however it was typed ('uk 204418'), or undefined. */
export function idOfBusinessNumber(text: string): number | undefined {
  const digits = /^\s*uk[\s-]*(\d{1,9})\s*$/i.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** The name of entries that Google withdrew; they never appear in lists (specification, section 2). */
export const UNAVAILABLE_NAME = 'Unavailable Business'
