/** GET /api/admin/stats, in the words of the specification (section 3) and beyond. */
export interface AdminStats {
  readonly totalBusinesses: number
  readonly totalCities: number
  readonly totalCategories: number
  /** '4.4'; null while nothing is rated. */
  readonly avgRating: string | null
  readonly ratedBusinesses: number
  readonly hiddenBusinesses: number
  /** How many of them are demonstration data. */
  readonly demonstrationBusinesses: number
  /** New submissions in the inbox. */
  readonly newSubmissions: number
  /** Change since yesterday's reading; null without one. */
  readonly businessesSinceYesterday: number | null
}

/** The way from demonstration to own data, step by step. */
export interface SetupSteps {
  readonly hasOperator: boolean
  readonly hasOwnImport: boolean
  readonly hasDemonstration: boolean
}

/** What the dashboard warns about; words live with the pages. */
export type DashboardWarning =
  | 'operator_missing'
  | 'site_url_is_local'
  | 'no_backup_for_a_week'
  | 'photos_need_rights'
  | 'code_active'
