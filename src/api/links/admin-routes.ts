import { adminRoute } from '#api/http/admin-route.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { startValidation } from '#services/links/start-validation.ts'
import { validationStatus } from '#services/links/validation-progress.ts'
import { startPhotoUpdate } from '#services/pictures/update-photos.ts'
import { validationStartedSchema, validationStatusSchema } from './schema.ts'

/** Whether what businesses point to is still there: their websites and their photos. */
export const linkCheckRoutes = (deps: AdminDeps) => [
  adminRoute(
    'GET /api/admin/validation-status',
    {
      summary: 'How far the latest URL validation is; null while there was none',
      answer: validationStatusSchema,
    },
    () => validationStatus(deps),
  ),
  adminRoute(
    'POST /api/admin/validate-urls',
    { summary: "Checks every public business's website", answer: validationStartedSchema, problems: [409] },
    ({ query }, { admin }) => startValidation(deps, { account: admin.username, language: query.language }),
  ),
  adminRoute(
    'POST /api/admin/update-photos',
    {
      summary: "Checks every public business's photos and looks for missing ones",
      answer: jobStartedSchema,
      problems: [409],
    },
    async (_input, { admin }) => ({ jobId: await startPhotoUpdate(deps, admin.username) }),
  ),
]
