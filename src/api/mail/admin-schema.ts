import { z } from 'zod'
import { pageOf, pageQueryOf } from '#api/http/schema.ts'
import { LANGUAGES } from '#domain/language.ts'
import { MAIL_KINDS, MAIL_STATES } from '#domain/mail/mail.ts'
import { SUBMISSION_STATES } from '#domain/submission/submission.ts'

export const outboxQuerySchema = pageQueryOf({ state: z.enum(MAIL_STATES).optional() })

export const outboxMailSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(MAIL_KINDS),
  language: z.enum(LANGUAGES),
  to: z.string(),
  subject: z.string(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  state: z.enum(MAIL_STATES),
  submissionId: z.int().nullable(),
  closesAs: z.enum(SUBMISSION_STATES).nullable(),
  attempts: z.int(),
  failure: z.string().nullable(),
  createdAt: z.int(),
  dueAt: z.int(),
  sentAt: z.int().nullable(),
})

export const outboxPageSchema = pageOf(outboxMailSchema).extend({ hasServer: z.boolean() })
