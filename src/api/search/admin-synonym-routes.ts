import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { bodySchema } from '#api/http/form-schema.ts'
import { refused } from '#api/http/route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import { SYNONYM_FORM, synonymSchema } from '#domain/search/synonym.ts'
import { addSynonym, applySynonyms, listSynonyms, removeSynonym } from '#services/search/synonyms.ts'

/** What the operator says that words mean. A change is in use when its answer is sent. */
export const synonymRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/synonyms',
    { summary: 'The operator’s synonyms, by word', answer: z.array(synonymSchema).readonly() },
    () => listSynonyms(deps),
  ),
  adminRoute(
    'POST /api/admin/synonyms',
    {
      summary: 'Says what a word means, in addition to what was said before',
      body: bodySchema(SYNONYM_FORM),
      answer: z.undefined(),
      problems: [422],
    },
    async ({ body }, { admin }) => {
      const added = await addSynonym(deps, body, admin.username)
      if (added.kind === 'faults') return refused(added.faults)
      await applySynonyms(deps)
    },
  ),
  adminRoute(
    'POST /api/admin/synonyms/:id/remove',
    {
      summary: 'Takes back what a word means',
      params: idParamsSchema,
      answer: z.undefined(),
      problems: [404],
    },
    async ({ params }, { admin }) => {
      await removeSynonym(deps, { id: params.id, account: admin.username })
      await applySynonyms(deps)
    },
  ),
]
