import { type FormFields, MAX_EMAIL_LENGTH } from '../form/form-fields.ts'

export const SUBSCRIBER_STATES = ['unconfirmed', 'subscribed', 'unsubscribed'] as const

export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** The newsletter's form. */
export const SUBSCRIPTION_FORM = {
  email: { kind: 'email', limit: MAX_EMAIL_LENGTH, autoComplete: 'email' },
} as const satisfies FormFields
