import type { Language } from '../language.ts'

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
  /** To the operator: something is in the inbox. */
  'inbox-notice',
] as const

export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail as it is written: one recipient, plain text and simple HTML that say the same. */
export interface WrittenMail {
  readonly kind: MailKind
  readonly language: Language
  /** One address, checked by whoever takes it in. */
  readonly to: string
  /** One line. */
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Headers beside the usual ones, e.g. List-Unsubscribe. Values are one line. */
  readonly headers?: Readonly<Record<string, string>>
  readonly submissionId?: number
}

/** 'waiting' also while there is no mail server: such mails stay readable, and go as soon as there is one. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

export type MailState = (typeof MAIL_STATES)[number]

/** A mail in the outbox. */
export interface OutboxMail extends Omit<WrittenMail, 'headers' | 'submissionId'> {
  readonly id: number
  readonly state: MailState
  readonly submissionId: number | null
  readonly attempts: number
  /** What the mail server said last; null while nothing went wrong. */
  readonly failure: string | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** When it is tried next; only while waiting. */
  readonly dueAt: number
  readonly sentAt: number | null
}
