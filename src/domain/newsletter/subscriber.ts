import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import { LANGUAGES } from '#domain/language.ts'
import { SUBSCRIBER_STATES } from './subscription.ts'

/** A subscriber of the newsletter, with the proof of consent (Art. 7 (1) GDPR, § 7 UWG). */
export const subscriberSchema = z.strictObject({
  id: z.int(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  state: z.enum(SUBSCRIBER_STATES),
  /** The sentence that was agreed to, as shown. */
  consentText: z.string(),
  /** Milliseconds since 1970. */
  askedAt: z.int(),
  confirmedAt: z.int().nullable(),
  unsubscribedAt: z.int().nullable(),
})

export type Subscriber = Immutable<z.infer<typeof subscriberSchema>>
