import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import { LANGUAGES } from '#domain/language.ts'
import { SUBMISSION_STATES } from '#domain/submission/submission.ts'
import { MAIL_KINDS, MAIL_STATES } from './mail.ts'

/** A mail in the outbox. */
export const outboxMailSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(MAIL_KINDS),
  language: z.enum(LANGUAGES),
  to: z.string(),
  subject: z.string(),
  /** Null: encrypted with another key than the site's present one. Sent mails have lost the tokens of their links. */
  text: z.string().nullable(),
  html: z.string().nullable(),
  state: z.enum(MAIL_STATES),
  submissionId: z.int().nullable(),
  closesAs: z.enum(SUBMISSION_STATES).nullable(),
  attempts: z.int(),
  /** The last error of the mail server; null without one. */
  failure: z.string().nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  /** Time of the next attempt; only while waiting. */
  dueAt: z.int(),
  sentAt: z.int().nullable(),
})

export type OutboxMail = Immutable<z.infer<typeof outboxMailSchema>>
