import type { BusinessStatus } from '../business/business.ts'
import type { ListingDay } from '../listing/listing.ts'

/** What visitors may propose to change, as they type it; the administrator decides field by field. */
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

/** One of CORRECTION_TEXTS or the week as a whole: what is accepted or refused by itself. */
export type CorrectionField = CorrectionText | 'openingHours'

/** The correction form as typed: prefilled with what the directory says, whole. */
export interface CorrectionInput {
  readonly businessId: number
  readonly texts: Readonly<Record<CorrectionText, string>>
  /** Free text a day, as in a listing; '' says nothing about the day. */
  readonly hours: Readonly<Record<ListingDay, string>>
  /** 'Dauerhaft geschlossen': stands beside the fields, because nothing else matters then. */
  readonly isClosed: boolean
  /** Why, or where it can be checked; '' without. */
  readonly comment: string
  readonly email: string
  /** Says to be the owner; the proof in words, where no link was mailed. */
  readonly isOwner: boolean
  readonly proof: string
}

/** What the directory says about a business, in the form's terms. */
export interface CorrectionFacts {
  /** '' unknown. */
  readonly texts: Readonly<Record<CorrectionText, string>>
  /** As formatDayHours writes them: '07:30-12:00, 13:00-18:00', 'Closed'; '' unknown. */
  readonly hours: Readonly<Record<ListingDay, string>>
  readonly status: BusinessStatus
}

/** One field as it is and as it is proposed, for the side-by-side view. */
export interface ProposedChange {
  readonly field: CorrectionField | 'status'
  /** As shown in the form; '' unknown. The week is a line a day; a status is a BusinessStatus. */
  readonly now: string
  readonly proposed: string
  /** What the directory said when it was sent; differs from `now` when somebody changed it since. */
  readonly then: string
}
