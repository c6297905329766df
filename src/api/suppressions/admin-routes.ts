import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { bodySchema } from '#api/http/form-schema.ts'
import { refused } from '#api/http/route.ts'
import { idParamsSchema, language, pageNumber, pageOf } from '#api/http/schema.ts'
import { SUPPRESSION_FORM, SUPPRESSION_KEYS_FORM, SUPPRESSION_KINDS } from '#domain/privacy/suppression.ts'
import {
  addSuppression,
  checkSuppression,
  listSuppressions,
  removeSuppression,
} from '#services/privacy/suppressions.ts'

/** What imports must not bring back. */
export const suppressionRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/suppressions',
    {
      summary: 'The suppression list, newest first',
      query: suppressionsQuerySchema,
      answer: suppressionPageSchema,
    },
    ({ query: { page } }) => listSuppressions(deps, page),
  ),
  adminRoute(
    'POST /api/admin/suppressions',
    {
      summary: 'Keeps imports from bringing a business back',
      body: bodySchema(SUPPRESSION_FORM),
      answer: z.undefined(),
      problems: [422],
    },
    async ({ body }, { admin }) => {
      const added = await addSuppression(deps, body, admin.username)
      return added.kind === 'faults' ? refused(added.faults) : undefined
    },
  ),
  adminRoute(
    'POST /api/admin/suppressions/check',
    {
      summary: 'The entries that keep a business out; the list itself has keyed hashes only',
      body: bodySchema(SUPPRESSION_KEYS_FORM),
      answer: z.strictObject({ entries: z.array(suppressionSchema) }),
      problems: [422],
    },
    async ({ body }) => {
      const checked = await checkSuppression(deps, body)
      return checked.kind === 'faults' ? refused(checked.faults) : { entries: checked.entries }
    },
  ),
  adminRoute(
    'POST /api/admin/suppressions/:id/remove',
    {
      summary: 'Takes a key off the suppression list',
      params: idParamsSchema,
      answer: z.undefined(),
      problems: [404],
    },
    async ({ params }, { admin }) => {
      await removeSuppression(deps, { id: params.id, account: admin.username })
    },
  ),
]

const suppressionsQuerySchema = z.strictObject({
  page: pageNumber,
  language,
})

const suppressionSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(SUPPRESSION_KINDS),
  reason: z.string(),
  createdAt: z.int(),
  businessId: z.int().nullable(),
})

const suppressionPageSchema = pageOf(suppressionSchema)
