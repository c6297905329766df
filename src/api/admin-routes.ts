import type { FastifyInstance } from 'fastify'
import type { SiteSettings } from '#domain/settings/settings.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { registerAccounts } from './accounts/admin-routes.ts'
import { registerSecondFactor } from './accounts/admin-second-factor-routes.ts'
import { registerSession } from './accounts/admin-session-routes.ts'
import { registerAudit } from './audit/admin-routes.ts'
import { registerBackups } from './backups/admin-routes.ts'
import { registerBulk } from './businesses/admin-bulk-routes.ts'
import { registerExport } from './businesses/admin-export-routes.ts'
import { registerFilterOptions } from './businesses/admin-filter-routes.ts'
import { registerBusinessHistory } from './businesses/admin-history-routes.ts'
import { registerAdminBusinessList } from './businesses/admin-list-routes.ts'
import { registerAdminBusiness } from './businesses/admin-routes.ts'
import { registerDemo } from './demo/admin-routes.ts'
import { registerDuplicates } from './duplicates/admin-routes.ts'
import { guardAdmin } from './http/admin-guard.ts'
import { allowEmptyBodies } from './http/empty-body.ts'
import { limitPasswords } from './http/password-limits.ts'
import { registerImports } from './imports/admin-routes.ts'
import { registerIndexing } from './indexability/admin-routes.ts'
import { registerJobs } from './jobs/admin-routes.ts'
import { registerValidation } from './links/admin-routes.ts'
import { registerOutbox } from './mail/admin-routes.ts'
import { registerMetrics } from './metrics/admin-routes.ts'
import { registerAdminStats } from './metrics/admin-stats-routes.ts'
import { registerSubscribers } from './newsletter/admin-routes.ts'
import { registerOfferedDecisions } from './pictures/admin-offered-routes.ts'
import { registerPictures } from './pictures/admin-routes.ts'
import { registerRedirects } from './redirects/admin-routes.ts'
import { registerSchedule } from './schedule/admin-routes.ts'
import { registerSearches } from './search/admin-routes.ts'
import { registerSynonyms } from './search/admin-synonym-routes.ts'
import { registerSettings } from './settings/admin-routes.ts'
import { registerSetup } from './setup/admin-routes.ts'
import { registerSubmissionDecisions } from './submissions/admin-decision-routes.ts'
import { registerReportDecisions } from './submissions/admin-report-routes.ts'
import { registerSubmissions } from './submissions/admin-routes.ts'
import { registerSuppressions } from './suppressions/admin-routes.ts'

export interface AdminRouteDeps extends AdminDeps {
  /** The settings as held in memory. */
  readonly settings: () => SiteSettings
  /** Reads the settings again and forgets every kept page: a change is visible at once. */
  readonly refresh: () => Promise<void>
  /** Reads the redirects again: a change is served at once. */
  readonly refreshRedirects?: () => Promise<void>
  /** Rate limits on (the default) or off (tests, load measurements). */
  readonly hasRateLimits: boolean
  /** Scheme and host that visitors use. */
  readonly siteUrl: string
  /** Whether mails are sent; else they wait in the outbox. */
  readonly hasMailServer: boolean
}

/** Every call of the administrator's area. Closed by default: see guard.ts. */
export async function adminRoutes(app: FastifyInstance, deps: AdminRouteDeps): Promise<void> {
  guardAdmin(app, deps)
  allowEmptyBodies(app)
  const limits = await limitPasswords(app, deps)
  registerSession(app, deps, limits)
  registerAccounts(app, deps)
  registerSecondFactor(app, deps)
  registerAudit(app, deps)
  registerJobs(app, deps)
  registerSchedule(app, deps)
  registerImports(app, deps)
  registerBackups(app, deps)
  registerSettings(app, deps)
  registerMetrics(app, deps)
  registerSetup(app, deps)
  registerDemo(app, deps)
  registerSubmissions(app, deps)
  registerReportDecisions(app, deps)
  registerSuppressions(app, deps)
  registerOutbox(app, deps)
  registerSubscribers(app, deps)
  registerSubmissionDecisions(app, deps)
  registerAdminBusinessList(app, deps)
  registerAdminBusiness(app, deps)
  registerBusinessHistory(app, deps)
  registerPictures(app, deps)
  registerOfferedDecisions(app, deps)
  registerDuplicates(app, deps)
  registerBulk(app, deps)
  registerFilterOptions(app, deps)
  registerAdminStats(app, deps)
  registerExport(app, deps)
  registerValidation(app, deps)
  registerIndexing(app, deps)
  registerRedirects(app, deps)
  registerSearches(app, deps)
  registerSynonyms(app, deps)
}
