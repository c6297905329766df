import { z } from 'zod'
import { httpRoute } from '#api/http/route.ts'
import { language } from '#api/http/schema.ts'
import { type ConsentDeps, recordConsent } from '#services/privacy/record-consent.ts'

/** 128 bit in hexadecimal digits, made by the browser. */
const id = z.string().regex(/^[0-9a-f]{32}$/)

/** The route by which a browser tells what its visitor allowed or withdrew. */
export const consentRoutes = (deps: ConsentDeps) => [
  httpRoute(
    'POST /api/consents',
    {
      summary: 'Stores the proof of a choice about optional code, or notes that it was withdrawn',
      body: z.strictObject({
        id,
        choices: z.strictObject({ analytics: z.boolean(), marketing: z.boolean(), preferences: z.boolean() }),
        asked: z.string(),
        language,
        replaces: id.optional(),
      }),
      answer: z.undefined(),
      problems: [403, 429],
    },
    async ({ body }, { reply }) => {
      await reply.countConsent()
      await recordConsent(deps, body)
    },
  ),
]
