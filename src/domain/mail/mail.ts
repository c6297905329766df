import type { Language } from '../language.ts'
import type { SubmissionState } from '../submission/submission.ts'

/** Why a mail was written. */
export const MAIL_KINDS = [
  'listing-confirm',
  'listing-approved',
  'listing-rejected',
  'correction-received',
  'correction-decided',
  'owner-link',
  'message-received',
  'message-reply',
  'report-received',
  'report-decided',
  'notice-received',
  'notice-decided',
  'privacy-request-received',
  'privacy-request-decided',
  'newsletter-confirm',
  'newsletter-confirmed',
  /** To the operator: there is something in the inbox. */
  'inbox-notice',
  /** Shows that the mail server works; never in the outbox. */
  'test',
] as const

export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail: one recipient, the same content as plain text and as simple HTML. */
export interface WrittenMail {
  readonly kind: MailKind
  readonly language: Language
  /** One address, already checked. */
  readonly to: string
  /** One line. */
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Additional headers, e.g. List-Unsubscribe. Values are one line. */
  readonly headers?: Readonly<Record<string, string>>
  readonly submissionId?: number
  /** The answer to the submission: its state as soon as the mail server has taken the mail over. */
  readonly closesAs?: SubmissionState
}

/** Without a mail server mails are 'waiting'. They can be read, and are sent as soon as there is a server. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

export type MailState = (typeof MAIL_STATES)[number]
