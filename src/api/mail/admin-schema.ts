import { z } from 'zod'
import { language } from '#api/http/schema.ts'
import { LANGUAGES } from '#domain/language.ts'
import { MAIL_KINDS, MAIL_STATES } from '#domain/mail/mail.ts'

/** Two million mails; the services cap the offset. */
const MOST_PAGES = 100_000

export const outboxQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
  state: z.enum(MAIL_STATES).optional(),
  language,
})

export const numberedParamsSchema = z.strictObject({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
})

export const outboxMailSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(MAIL_KINDS),
  language: z.enum(LANGUAGES),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  state: z.enum(MAIL_STATES),
  submissionId: z.int().nullable(),
  attempts: z.int(),
  failure: z.string().nullable(),
  createdAt: z.int(),
  dueAt: z.int(),
  sentAt: z.int().nullable(),
})

export const outboxPageSchema = z.strictObject({
  entries: z.array(outboxMailSchema),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  hasServer: z.boolean(),
})
