import { z } from 'zod'
import { language } from '#api/http/schema.ts'
import { LANGUAGES } from '#domain/language.ts'
import { SUBSCRIBER_STATES } from '#domain/newsletter/subscriber.ts'

/** Five million subscribers; the services cap the offset. */
const MOST_PAGES = 100_000

export const subscribersQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
  state: z.enum(SUBSCRIBER_STATES).optional(),
  language,
})

export const subscriberPageSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      id: z.int(),
      email: z.string(),
      language: z.enum(LANGUAGES),
      state: z.enum(SUBSCRIBER_STATES),
      consentText: z.string(),
      askedAt: z.int(),
      confirmedAt: z.int().nullable(),
      unsubscribedAt: z.int().nullable(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
})
