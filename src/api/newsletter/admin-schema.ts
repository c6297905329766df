import { z } from 'zod'
import { language, pageNumber, pageOf } from '#api/http/schema.ts'
import { LANGUAGES } from '#domain/language.ts'
import { SUBSCRIBER_STATES } from '#domain/newsletter/subscriber.ts'

export const subscribersQuerySchema = z.strictObject({
  page: pageNumber,
  state: z.enum(SUBSCRIBER_STATES).optional(),
  language,
})

export const subscriberPageSchema = pageOf(
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
)
