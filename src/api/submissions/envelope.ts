import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { language } from '#api/http/schema.ts'
import type { Language } from '#domain/language.ts'
import type { FormEnvelope } from '#services/submissions/receive-submission.ts'

/** What the body of every form may carry besides its fields. */
export const envelopeFields = {
  /** Of the sentences in the answer and of the mails. */
  language,
  /** From GET /api/forms/ticket; programs need none. */
  ticket: z.string().optional(),
  /** Leave it empty. */
  trap: z.string().optional(),
}

/** The envelope in a form's body; the form counts once it is found in order. */
export function envelopeOf(
  reply: FastifyReply,
  {
    language,
    ticket,
    trap,
  }: {
    readonly language: Language
    readonly ticket?: string | undefined
    readonly trap?: string | undefined
  },
): FormEnvelope {
  return { language, ticket, trap, count: () => reply.countForm() }
}
