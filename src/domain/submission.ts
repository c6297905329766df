import type { Language } from './language.ts'

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
  /** What was sent, field by field, as typed. */
  readonly payload: Readonly<Record<string, unknown>>
  /** The administrator's own words. */
  readonly note: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
  /** When the sender's e-mail address was confirmed; null: it was not. */
  readonly confirmedAt: number | null
  /** By when the law wants an answer. */
  readonly dueAt: number | null
}
