import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { language } from '#api/http/schema.ts'
import { CONTENT_PARTS } from '#domain/quality/content-parts.ts'
import { indexingStatus } from '#services/content/indexing.ts'

const querySchema = z.strictObject({
  threshold: z.coerce.number().int().min(0).max(100).optional(),
  language,
})

const statusSchema = z.strictObject({
  threshold: z.int(),
  saved: z.int(),
  total: z.int(),
  indexable: z.int(),
  scores: z.array(z.int()).length(101),
  lacked: z.array(
    z.strictObject({
      part: z.enum(CONTENT_PARTS),
      weight: z.int(),
      lacking: z.int(),
      lifts: z.int(),
    }),
  ),
  hasDemonstration: z.boolean(),
})

/** What search engines are to take in; the threshold itself is a setting. */
export const indexabilityRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/indexing',
    {
      summary: 'How many businesses search engines are to take in, and what the others lack',
      query: querySchema,
      answer: statusSchema,
    },
    ({ query: { threshold } }) =>
      indexingStatus({ index: deps.index, indexableFrom: () => deps.settings().indexableFrom }, threshold),
  ),
]
