import type { FastifyInstance } from 'fastify'
import type { AdminRouteDeps } from '#api/http/admin-route.ts'
import { ownSessionRoutes } from './accounts/admin-own-session-routes.ts'
import { accountRoutes } from './accounts/admin-routes.ts'
import { secondFactorRoutes } from './accounts/admin-second-factor-routes.ts'
import { sessionRoutes } from './accounts/admin-session-routes.ts'
import { auditRoutes } from './audit/admin-routes.ts'
import { backupRoutes } from './backups/admin-routes.ts'
import { bulkEditRoutes } from './bulk-edits/admin-routes.ts'
import { exportRoutes } from './businesses/admin-export-routes.ts'
import { filterOptionRoutes } from './businesses/admin-filter-routes.ts'
import { businessHistoryRoutes } from './businesses/admin-history-routes.ts'
import { adminBusinessListRoutes } from './businesses/admin-list-routes.ts'
import { adminBusinessRoutes } from './businesses/admin-routes.ts'
import { adminCategoryRoutes } from './categories/admin-routes.ts'
import type { ContractOf } from './client/contract.ts'
import { adminConsentRoutes } from './consents/admin-routes.ts'
import { demoRoutes } from './demo/admin-routes.ts'
import { duplicateRoutes } from './duplicates/admin-routes.ts'
import { erasureRoutes } from './erasures/admin-routes.ts'
import { guardAdmin } from './http/admin-guard.ts'
import { allowEmptyBodies } from './http/empty-body.ts'
import { type CredentialLimits, limitPasswords } from './http/password-limits.ts'
import { type RateLimit, rateLimits } from './http/rate-limit.ts'
import { serve } from './http/serve.ts'
import { importRoutes, type importUploadRoutes, serveImportUploads } from './imports/admin-routes.ts'
import { staleRoutes } from './imports/stale-routes.ts'
import { indexabilityRoutes } from './indexability/admin-routes.ts'
import { jobRoutes } from './jobs/admin-routes.ts'
import { jobEventRoutes } from './jobs/job-events.ts'
import { linkCheckRoutes } from './links/admin-routes.ts'
import { outboxRoutes } from './mail/admin-routes.ts'
import { metricRoutes } from './metrics/admin-routes.ts'
import { subscriberRoutes } from './newsletter/admin-routes.ts'
import { offeredPictureDecisionRoutes } from './pictures/admin-offered-routes.ts'
import { pictureRoutes, type pictureUploadRoutes, servePictureUploads } from './pictures/admin-routes.ts'
import { redirectRoutes } from './redirects/admin-routes.ts'
import { scheduleRoutes } from './schedule/admin-routes.ts'
import { searchReportRoutes } from './search/admin-routes.ts'
import { synonymRoutes } from './search/admin-synonym-routes.ts'
import { settingsRoutes } from './settings/admin-routes.ts'
import { serverSettingsRoutes, TEST_MAILS_PER_ACCOUNT } from './settings/admin-server-routes.ts'
import { setupRoutes } from './setup/admin-routes.ts'
import { submissionDecisionRoutes } from './submissions/admin-decision-routes.ts'
import { reportDecisionRoutes } from './submissions/admin-report-routes.ts'
import { inboxRoutes } from './submissions/admin-routes.ts'
import { suppressionRoutes } from './suppressions/admin-routes.ts'

interface AdminLimits {
  readonly credentials: CredentialLimits
  readonly countTestMail: RateLimit['count']
}

/** Every route of the administrator's area that takes no file. */
const adminRoutes = (
  deps: AdminRouteDeps,
  { credentials, countTestMail }: AdminLimits,
  closing: AbortSignal,
) => [
  ...sessionRoutes(deps, credentials),
  ...ownSessionRoutes(deps),
  ...accountRoutes(deps),
  ...secondFactorRoutes(deps, credentials),
  ...auditRoutes(deps),
  ...jobRoutes(deps),
  ...jobEventRoutes(deps, closing),
  ...scheduleRoutes(deps),
  ...importRoutes(deps),
  ...staleRoutes(deps),
  ...backupRoutes(deps, credentials),
  ...settingsRoutes(deps),
  ...serverSettingsRoutes(deps, countTestMail),
  ...metricRoutes(deps),
  ...setupRoutes(deps),
  ...demoRoutes(deps),
  ...inboxRoutes(deps),
  ...reportDecisionRoutes(deps),
  ...suppressionRoutes(deps),
  ...erasureRoutes(deps),
  ...adminConsentRoutes(deps),
  ...outboxRoutes(deps),
  ...subscriberRoutes(deps),
  ...submissionDecisionRoutes(deps),
  ...adminBusinessListRoutes(deps),
  ...bulkEditRoutes(deps),
  ...adminBusinessRoutes(deps),
  ...businessHistoryRoutes(deps),
  ...pictureRoutes(deps),
  ...offeredPictureDecisionRoutes(deps),
  ...duplicateRoutes(deps),
  ...filterOptionRoutes(deps),
  ...exportRoutes(deps),
  ...linkCheckRoutes(deps),
  ...indexabilityRoutes(deps),
  ...redirectRoutes(deps),
  ...searchReportRoutes(deps),
  ...synonymRoutes(deps),
  ...adminCategoryRoutes(deps),
]

/** Everything that the administrator's area uses. */
export type AdminContract = ContractOf<ReturnType<typeof adminRoutes>> &
  ContractOf<ReturnType<typeof importUploadRoutes>> &
  ContractOf<ReturnType<typeof pictureUploadRoutes>>

/** Serves the administrator's area; register it as a plugin of its own. Closed by default: see http/admin-guard.ts. */
export async function serveAdmin(app: FastifyInstance, deps: AdminRouteDeps): Promise<void> {
  guardAdmin(app, deps)
  allowEmptyBodies(app)
  const limits = {
    credentials: await limitPasswords(app, deps),
    countTestMail: await testMailLimit(app, deps),
  }
  const closing = new AbortController()
  // Before the server stops listening: it waits for every answer under way, and some would not end by themselves.
  app.addHook('preClose', async () => closing.abort())
  serve(app, adminRoutes(deps, limits, closing.signal), { tag: 'administrator' })
  app.register(serveImportUploads, { ...deps, closing: closing.signal })
  app.register(servePictureUploads, deps)
}

async function testMailLimit(
  app: FastifyInstance,
  deps: Pick<AdminRouteDeps, 'hasRateLimits' | 'store' | 'now'>,
): Promise<RateLimit['count']> {
  if (!deps.hasRateLimits) return async () => undefined
  const limit = await rateLimits(app, deps)
  return limit({
    name: 'test mails',
    max: TEST_MAILS_PER_ACCOUNT,
    keyOf: ({ account }) => account?.username ?? '',
  }).count
}
