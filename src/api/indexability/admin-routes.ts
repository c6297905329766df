import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { language } from '#api/http/schema.ts'
import { indexingStatus, indexingStatusSchema } from '#services/content/indexing.ts'

const querySchema = z.strictObject({
  threshold: z.coerce.number().int().min(0).max(100).optional(),
  language,
})

/** What search engines are to take in; the threshold itself is a setting. */
export const indexabilityRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/indexing',
    {
      summary: 'How many businesses search engines are to take in, and what the others lack',
      query: querySchema,
      answer: indexingStatusSchema,
    },
    ({ query: { threshold } }) =>
      indexingStatus({ index: deps.index, indexableFrom: () => deps.settings().indexableFrom }, threshold),
  ),
]
