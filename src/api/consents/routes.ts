import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { addressBlock, refuseTooMany } from '#api/http/rate-limit.ts'
import { responses } from '#api/http/responses.ts'
import { language } from '#api/http/schema.ts'
import { type ConsentDeps, recordConsent } from '#services/privacy/record-consent.ts'

/** 128 bit in hexadecimal digits, made by the browser. */
const id = z.string().regex(/^[0-9a-f]{32}$/)

const consentSchema = z.strictObject({
  id,
  choices: z.strictObject({ analytics: z.boolean(), marketing: z.boolean(), preferences: z.boolean() }),
  asked: z.string(),
  language,
  replaces: id.optional(),
})

const WINDOW_MS = 15 * 60 * 1000
/** A choice is no form: a school behind one address may make many at once, and they use up nobody's forms. */
const PER_BLOCK = 200

export interface ConsentRouteDeps extends ConsentDeps {
  readonly hasRateLimits: boolean
}

/** The call by which a browser tells what its visitor allowed or withdrew. Within the guard of the forms. */
export function registerConsents(app: FastifyInstance, deps: ConsentRouteDeps): void {
  const limit = deps.hasRateLimits
    ? app.createRateLimit({ max: PER_BLOCK, timeWindow: WINDOW_MS, keyGenerator: addressBlock })
    : undefined
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/consents',
    {
      schema: {
        tags: ['forms'],
        summary: 'Keeps the proof of a choice about optional code, or notes that it was withdrawn',
        body: consentSchema,
        response: responses(z.undefined(), 400, 403, 429),
      },
    },
    async (request, reply) => {
      if (limit !== undefined) await refuseTooMany(limit, request, reply)
      await recordConsent(deps, request.body)
      return reply.code(204).send()
    },
  )
}
