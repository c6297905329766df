import type { BusinessStatus } from '../business/field-values.ts'
import type { ListingDay } from '../listing/listing.ts'

/**
 * The texts that visitors may propose to change, in the order of the form. The administrator decides field by field.
 */
export const CORRECTION_TEXTS = [
  'name',
  'category',
  'street',
  'postalCode',
  'city',
  'phone',
  'website',
  'description',
] as const

export type CorrectionText = (typeof CORRECTION_TEXTS)[number]

/** What is accepted or refused by itself: a text or the whole week. */
export type CorrectionField = CorrectionText | 'openingHours'

/** The correction form as typed. It was prefilled with all that the directory says. */
export interface CorrectionInput {
  readonly businessId: number
  readonly texts: Readonly<Record<CorrectionText, string>>
  /** Free text per day, as in a listing; '' states nothing about the day. */
  readonly hours: Readonly<Record<ListingDay, string>>
  /** 'Dauerhaft geschlossen': then nothing else matters. */
  readonly isClosed: boolean
  /** 'Hat wieder geöffnet'; missing in corrections that were sent before it could be said. */
  readonly isOpenAgain?: boolean
  /** A reason or a source, or by itself what is wrong; '' without. */
  readonly comment: string
  readonly email: string
  /** Whether the sender is the owner, and a proof in words if he did not come by a mailed link. */
  readonly isOwner: boolean
  readonly proof: string
}

/** What the directory says about a business, with the fields of the form. */
export interface CorrectionFacts {
  /** '' unknown. */
  readonly texts: Readonly<Record<CorrectionText, string>>
  /** As formatDayHours writes them: '07:30-12:00, 13:00-18:00', '17:00+', 'Closed', 'By appointment'; '' unknown. */
  readonly hours: Readonly<Record<ListingDay, string>>
  readonly status: BusinessStatus
  /** ISO 3166-1 alpha-2; missing in corrections that were sent when all businesses were German. */
  readonly countryCode?: string
}

/** A field as it is and as proposed, to compare them. */
export interface ProposedChange {
  readonly field: CorrectionField | 'status'
  /** As in the form; '' unknown. The week has one line per day; a status is a BusinessStatus. */
  readonly now: string
  readonly proposed: string
  /** What the directory said when the correction was sent. Differs from `now` if it was changed since. */
  readonly then: string
  /** Of city and postal code: the gazetteer objects to them, if both proposals are taken. */
  readonly isPlaceDoubtful: boolean
}
