import type { CorrectionInput } from '#domain/correction/correction.ts'
import type { Language } from '#domain/language.ts'
import type { ListingInput } from '#domain/listing/listing.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { MessageInput } from './message.ts'
import type { PrivacyRequestInput } from './privacy-request.ts'
import type { ReportInput } from './report.ts'

/** What people send through the site's forms. */
export const SUBMISSION_KINDS = [
  /** A business that wants to be listed. */
  'listing',
  /** A change of a listed business. */
  'correction',
  /** The contact form. */
  'message',
  /** Wrong data, a closed or missing business. */
  'report',
  /** Notice of illegal content (Art. 16 DSA). */
  'notice',
  /** A listed person's request (Art. 15 to 21 GDPR). */
  'privacy-request',
] as const

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

export const SUBMISSION_STATES = ['new', 'open', 'done', 'rejected'] as const

export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** Why a submission may be spam. It is stored, but separate from the others. */
export const SPAM_REASONS = [
  /** A hidden field was filled in. */
  'trap',
  /** Sent without the page's ticket, as programs do. */
  'no-ticket',
  /** More links than people write. */
  'links',
] as const

export type SpamReason = (typeof SPAM_REASONS)[number]

/** Most people write one link or two, spam has more. */
export const MANY_LINKS = 3

/** From then on a deadline is near: a week leaves time to ask who is asking. */
export const NEAR_DEADLINE_MS = 7 * DAY_MS

/** What was sent, by kind, as typed. */
export interface SubmissionPayloads {
  readonly listing: ListingInput
  readonly correction: CorrectionInput
  readonly message: MessageInput
  readonly report: ReportInput
  readonly notice: ReportInput
  readonly 'privacy-request': PrivacyRequestInput
}

/** Something in the administrator's inbox. */
export interface Submission {
  readonly id: number
  readonly kind: SubmissionKind
  readonly state: SubmissionState
  /** The sender's, for the answer. */
  readonly language: Language
  /** The business's name, or the subject. */
  readonly subject: string
  readonly senderName: string | null
  readonly senderEmail: string | null
  readonly businessId: number | null
  /** What was sent, field by field, as typed (SubmissionPayloads by kind). */
  readonly payload: Readonly<Record<string, unknown>>
  /** A note of the administrator. */
  readonly note: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
  /** When the sender's e-mail address was confirmed; null without confirmation. */
  readonly confirmedAt: number | null
  /** The legal deadline for an answer. */
  readonly dueAt: number | null
  /** The sender came by a link that was mailed to the address of the business. */
  readonly isFromOwner: boolean
  readonly spamReason: SpamReason | null
  /** When its content was erased with the business it is about; null: it was not. */
  readonly erasedAt: number | null
  /** The decision, as told to the sender; null without one. */
  readonly outcome: SubmissionOutcome | null
}

/** The decision about a submission. The audit log says who decided. */
export interface SubmissionOutcome {
  readonly kind: 'approved' | 'accepted' | 'rejected' | 'answered' | 'acted' | 'not-acted'
  /** The reason or answer of the administrator, as mailed; '' without one. */
  readonly text: string
  /** Only of 'acted': what the decision did to businesses; missing in decisions from before it was stored. */
  readonly action?: 'none' | 'hide' | 'remove'
  /** Only for corrections: the accepted fields. */
  readonly fields?: readonly string[]
  readonly at: number
}

/** `E-1234`: the number that the sender gets. */
export function submissionNumber(id: number): string {
  return `E-${id}`
}

/** The id in 'E-1234'; undefined for any other text. */
export function idOfSubmissionNumber(text: string): number | undefined {
  const digits = /^E-(\d{1,12})$/.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** The number of web addresses in texts: 'https://…' and 'www.…', also in markup. */
export function countLinks(texts: readonly string[]): number {
  return texts.reduce((count, text) => count + (text.match(LINK)?.length ?? 0), 0)
}

const LINK = /https?:\/\/|(?<![/\w.])www\.(?=[\p{L}\d])/giu
