import type { FastifyInstance } from 'fastify'
import type { SiteSettings } from '#domain/settings.ts'
import type { AdminDeps } from '#services/admin-deps.ts'
import { registerAccounts } from './accounts.ts'
import { registerAudit } from './audit.ts'
import { registerBackups } from './backups.ts'
import { registerBulk } from './bulk.ts'
import { registerBusiness } from './business.ts'
import { registerBusinessHistory } from './business-history.ts'
import { registerBusinessTable } from './businesses.ts'
import { registerDecisions } from './decide.ts'
import { registerDemonstration } from './demonstration.ts'
import { registerDuplicates } from './duplicates.ts'
import { allowEmptyBodies } from './empty-body.ts'
import { registerExport } from './export.ts'
import { registerFigures } from './figures.ts'
import { registerFilterOptions } from './filter-options.ts'
import { guardAdmin } from './guard.ts'
import { registerImports } from './imports.ts'
import { registerIndexing } from './indexing.ts'
import { registerJobs } from './jobs.ts'
import { registerOfferedDecisions } from './offered-pictures.ts'
import { registerOutbox } from './outbox.ts'
import { registerPictures } from './pictures.ts'
import { limitPasswords } from './rate-limits.ts'
import { registerRedirects } from './redirects.ts'
import { registerSchedule } from './schedule.ts'
import { registerSearches } from './searches.ts'
import { registerSecondFactor } from './second-factor.ts'
import { registerSession } from './session.ts'
import { registerSettings } from './settings.ts'
import { registerSetup } from './setup.ts'
import { registerAdminStats } from './stats.ts'
import { registerSubmission } from './submission.ts'
import { registerSubmissions } from './submissions.ts'
import { registerSubscribers } from './subscribers.ts'
import { registerSuppressions } from './suppressions.ts'
import { registerSynonyms } from './synonyms.ts'
import { registerValidation } from './validation.ts'

export interface AdminCallDeps extends AdminDeps {
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
export async function adminCalls(app: FastifyInstance, deps: AdminCallDeps): Promise<void> {
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
  registerFigures(app, deps)
  registerSetup(app, deps)
  registerDemonstration(app, deps)
  registerSubmissions(app, deps)
  registerDecisions(app, deps)
  registerSuppressions(app, deps)
  registerOutbox(app, deps)
  registerSubscribers(app, deps)
  registerSubmission(app, deps)
  registerBusinessTable(app, deps)
  registerBusiness(app, deps)
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
