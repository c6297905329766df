/** The answer of GET /api/admin/stats, with the names of the specification (section 3) and further ones. */
export interface AdminStats {
  readonly totalBusinesses: number
  readonly totalCities: number
  readonly totalCategories: number
  /** '4.4'; null while nothing is rated. */
  readonly avgRating: string | null
  readonly ratedBusinesses: number
  readonly hiddenBusinesses: number
  /** How many of all businesses are demo data. */
  readonly demonstrationBusinesses: number
  /** Submissions that are not done: new ones, and those in progress. */
  readonly openSubmissions: number
  /** Those of them whose legal deadline is near or over. */
  readonly dueSubmissions: number
  /** Change since the number of yesterday; null without one. */
  readonly businessesSinceYesterday: number | null
}

/** The steps from demo data to own data. */
export interface SetupSteps {
  readonly hasOperator: boolean
  readonly hasOwnImport: boolean
  readonly hasDemonstration: boolean
}

/** What the dashboard warns about. */
export type DashboardWarning =
  /** The process for jobs has ended and is being started again. */
  | 'jobs_not_running'
  | 'operator_missing'
  | 'mail_server_missing'
  /** The mail server did not take some mails over; they are tried again. */
  | 'mails_delayed'
  /** Mails were given up. */
  | 'mails_failed'
  | 'site_url_is_local'
  | 'no_backup_for_a_week'
  | 'photos_need_rights'
  | 'code_active'
