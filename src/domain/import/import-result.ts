/** A fault in a row or of a file: a stable code, the place and the value. */
export interface RowFault {
  /** The field or column; '' for the row or the file as a whole. */
  readonly field: string
  readonly code: string
  /** The value, shortened. */
  readonly value: string
  /** Values for the text about a whole file, e.g. { limitMegabytes: 20 }. */
  readonly details?: Readonly<Record<string, string | number>>
}

/** What an import did (specification, section 3, with counts for repeated imports). */
export interface ImportResult {
  readonly success: boolean
  /** Businesses that are new. */
  readonly imported: number
  /** Businesses that were known and changed. */
  readonly updated: number
  /** Businesses that were known and did not change. */
  readonly unchanged: number
  /** Rows about a business of an earlier row in the same file; their facts are merged. */
  readonly duplicates: number
  /** Rows about businesses that must not be listed. */
  readonly suppressed: number
  readonly errors: number
  /** In the order of the sheet, at most REPORT_ROWS. */
  readonly duplicateReport: readonly DuplicateRow[]
  readonly errorReport: readonly ErrorRow[]
  /** The id of the import run, for the full report. */
  readonly runId: number
}

export interface DuplicateRow {
  /** The row in the sheet, the header being row 1. */
  readonly rowNumber: number
  readonly name: string
  readonly placeId: string | null
  /** Which row or business it repeats, and what else is said about it. */
  readonly faults: readonly RowFault[]
}

export interface ErrorRow {
  /** 0: the file as a whole. */
  readonly rowNumber: number
  readonly faults: readonly RowFault[]
}

/** The outcomes of the run have the rest; pages show 10 rows and 'N more'. */
export const REPORT_ROWS = 1000
