import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import { LANGUAGES } from '#domain/language.ts'
import { CONSENT_CATEGORIES } from './consent.ts'

/** The proof of a consent. Nothing in it says who gave it. */
export const consentSchema = z.strictObject({
  /** 32 hexadecimal digits, which the visitor's browser stores too. */
  id: z.string(),
  choices: z.record(z.enum(CONSENT_CATEGORIES), z.boolean()),
  /** Of the question. */
  language: z.enum(LANGUAGES),
  /** What was asked (askedText), or 'sha256:…' of a question that the site no longer asked. */
  asked: z.string(),
  /** Milliseconds since 1970. */
  givenAt: z.int(),
  /** null: neither withdrawn nor replaced by another choice. */
  withdrawnAt: z.int().nullable(),
})

export type Consent = Immutable<z.infer<typeof consentSchema>>
