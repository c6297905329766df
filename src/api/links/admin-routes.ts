import { z } from 'zod'
import { adminRoute } from '#api/http/admin-route.ts'
import { sendCsv } from '#api/http/send-file.ts'
import { jobStartedSchema } from '#api/jobs/schema.ts'
import { validationStatusSchema } from '#domain/link/validation-status.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import type { LinkReportMessages } from '#messages/de/api/link-report.ts'
import { everyLanguage } from '#messages/every-language.ts'
import type { AdminDeps } from '#services/admin/admin-deps.ts'
import { exportLinkFaults, listLinkFaults } from '#services/links/list-link-faults.ts'
import { startValidation } from '#services/links/start-validation.ts'
import { validationStatus } from '#services/links/validation-progress.ts'
import { startPhotoUpdate } from '#services/pictures/update-photos.ts'
import {
  linkFaultsExportQuerySchema,
  linkFaultsQuerySchema,
  linkFaultsSchema,
  validationStartedSchema,
} from './schema.ts'

const LINK_REPORT = await everyLanguage<LinkReportMessages>(
  language => import(`../../messages/${language}/api/link-report.ts`),
)

/** Whether what businesses point to is still there: their websites and their photos. */
export const linkCheckRoutes = (deps: AdminDeps) => [
  adminRoute(
    'GET /api/admin/validation-status',
    {
      summary: 'How far the latest URL validation is; null while there was none',
      answer: validationStatusSchema.nullable(),
    },
    () => validationStatus(deps),
  ),
  adminRoute(
    'GET /api/admin/link-faults',
    {
      summary: 'Websites of public businesses that the last checks found faulty, by reason',
      query: linkFaultsQuerySchema,
      answer: linkFaultsSchema,
    },
    ({ query }) => listLinkFaults(deps, query),
  ),
  adminRoute(
    'GET /api/admin/link-faults/export',
    {
      summary: 'The same as CSV',
      query: linkFaultsExportQuerySchema,
      answer: z.string(),
      isFile: true,
    },
    async ({ query: { outcome, language } }, { admin, reply }) => {
      const text = await exportLinkFaults(deps, admin, { outcome, messages: LINK_REPORT[language] })
      return sendCsv(reply, `link-faults_${berlinDate(deps.now())}`, text)
    },
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
