import { type FormFields, MAX_EMAIL_LENGTH } from '../form/form-fields.ts'
import type { Language } from '../language.ts'

export const SUBSCRIBER_STATES = ['unconfirmed', 'subscribed', 'unsubscribed'] as const

export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** A subscriber of the newsletter, with the proof of consent (Art. 7 (1) GDPR, § 7 UWG). */
export interface Subscriber {
  readonly id: number
  readonly email: string
  readonly language: Language
  readonly state: SubscriberState
  /** The sentence that was agreed to, as shown. */
  readonly consentText: string
  /** Milliseconds since 1970. */
  readonly askedAt: number
  readonly confirmedAt: number | null
  readonly unsubscribedAt: number | null
}

/** The newsletter's form. */
export const SUBSCRIPTION_FORM = {
  email: { kind: 'email', limit: MAX_EMAIL_LENGTH, autoComplete: 'email' },
} as const satisfies FormFields
