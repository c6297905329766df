import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
/** The answer of GET /api/admin/stats, with the names of the specification (section 3) and further ones. */
export const adminStatsSchema = z.strictObject({
  totalBusinesses: z.int(),
  totalCities: z.int(),
  totalCategories: z.int(),
  /** '4.4'; null while nothing is rated. */
  avgRating: z.string().nullable(),
  ratedBusinesses: z.int(),
  hiddenBusinesses: z.int(),
  /** How many of all businesses are demo data. */
  demonstrationBusinesses: z.int(),
  /** Submissions that are not done: new ones, and those in progress. */
  openSubmissions: z.int(),
  /** Those of them whose legal deadline is near or over. */
  dueSubmissions: z.int(),
  /** Change since the number of yesterday; null without one. */
  businessesSinceYesterday: z.int().nullable(),
})

export type AdminStats = Immutable<z.infer<typeof adminStatsSchema>>

/** The steps from demo data to own data. */
export const setupStepsSchema = z.strictObject({
  hasOperator: z.boolean(),
  hasOwnImport: z.boolean(),
  hasDemonstration: z.boolean(),
})

export type SetupSteps = Immutable<z.infer<typeof setupStepsSchema>>

/** What the dashboard warns about. */
export const DASHBOARD_WARNINGS = [
  /** The process for jobs has ended and is being started again. */
  'jobs_not_running',
  'operator_missing',
  'mail_server_missing',
  /** The mail server did not take some mails over; they are tried again. */
  'mails_delayed',
  /** Mails were given up. */
  'mails_failed',
  'site_url_is_local',
  'no_backup_for_a_week',
  'photos_need_rights',
  'code_active',
] as const

export type DashboardWarning = (typeof DASHBOARD_WARNINGS)[number]
