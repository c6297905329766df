import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { CSV_HEADINGS } from '#api/http/csv-headings.ts'
import { language, pageOf, pageQueryOf } from '#api/http/schema.ts'
import { sendCsv } from '#api/http/send-file.ts'
import { CONSENT_STATES } from '#domain/consent/consent.ts'
import { consentSchema } from '#domain/consent/consent-proof.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { exportConsents } from '#services/privacy/export-consents.ts'
import { listConsents } from '#services/privacy/list-consents.ts'

const filter = {
  state: z.enum(CONSENT_STATES).optional(),
  search: z.string().max(200).optional(),
  /** Days in Germany, both inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}

/** The proofs of consent, to read and to keep. */
export const adminConsentRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/consents',
    {
      summary: 'The proofs of consent, newest first, 50 a page',
      query: pageQueryOf(filter),
      answer: pageOf(consentSchema),
    },
    ({ query }) => listConsents(deps, query),
  ),
  adminRoute(
    'GET /api/admin/consents/export',
    {
      summary: 'The proofs of consent as CSV',
      query: z.strictObject({ ...filter, language }),
      answer: z.string(),
      isFile: true,
    },
    async ({ query: { language, ...query } }, { admin, reply }) => {
      const header = CSV_HEADINGS[language].consents
      const text = await exportConsents(deps, { ...query, account: admin.username, header })
      return sendCsv(reply, `consents_${berlinDate(deps.now())}`, text)
    },
  ),
]
