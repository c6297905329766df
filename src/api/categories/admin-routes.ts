import { z } from 'zod'
import { type AdminRouteDeps, adminRoute } from '#api/http/admin-route.ts'
import { idParamsSchema } from '#api/http/schema.ts'
import {
  changeCategory,
  currentCategoryRules,
  previewCategoryChange,
  undoCategoryRule,
} from '#services/categories/change-category.ts'
import { listAdminCategories } from '#services/categories/list-admin-categories.ts'
import { applySynonyms } from '#services/search/synonyms.ts'
import {
  adminCategoryPageSchema,
  adminCategoryQuerySchema,
  categoryChangeSchema,
  categoryJobSchema,
  categoryPreviewSchema,
  categoryRulesSchema,
} from './admin-schema.ts'

/** What the operator decides about categories. Imports, edits and addresses follow when the answer is sent. */
export const adminCategoryRoutes = (deps: AdminRouteDeps) => [
  adminRoute(
    'GET /api/admin/categories',
    {
      summary: 'The categories in use, the unknown ones first',
      query: adminCategoryQuerySchema,
      answer: adminCategoryPageSchema,
    },
    ({ query: { known, language: _language, ...query } }) =>
      listAdminCategories(deps, { ...query, isUnknownOnly: known === 'unknown' }),
  ),
  adminRoute(
    'POST /api/admin/categories/preview',
    {
      summary: 'What a change of a category would do; changes nothing',
      body: categoryChangeSchema,
      answer: categoryPreviewSchema,
      problems: [404, 409],
    },
    ({ body }) => previewCategoryChange(deps, body),
  ),
  adminRoute(
    'POST /api/admin/categories/change',
    {
      summary: 'Maps, merges, renames, regroups or confirms a category; a job changes its businesses',
      body: z.strictObject({ change: categoryChangeSchema, expectedCount: z.int().min(0) }),
      answer: categoryJobSchema,
      problems: [404, 409],
    },
    async ({ body }, { admin }) => {
      const jobId = await changeCategory(deps, { ...body, account: admin.username })
      await refreshRules(deps)
      return { jobId }
    },
  ),
  adminRoute(
    'GET /api/admin/category-rules',
    { summary: 'The operator’s rules of categories, the newest first', answer: categoryRulesSchema },
    async () => (await currentCategoryRules(deps)).all.toReversed(),
  ),
  adminRoute(
    'POST /api/admin/category-rules/:id/undo',
    {
      summary: 'Takes a rule back; a job gives its businesses their category again',
      params: idParamsSchema,
      answer: categoryJobSchema,
      problems: [404, 409],
    },
    async ({ params }, { admin }) => {
      const jobId = await undoCategoryRule(deps, { id: params.id, account: admin.username })
      await refreshRules(deps)
      return { jobId }
    },
  ),
]

async function refreshRules(deps: AdminRouteDeps): Promise<void> {
  await deps.refreshCategories?.()
  await applySynonyms(deps)
}
