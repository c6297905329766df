/** One thing that is wrong in a row, or with a file: a stable code, where it is and what stands there. */
export interface RowFault {
  /** The field or column; '' for the row or the file as a whole. */
  readonly field: string
  readonly code: string
  /** What stands there, cut short. */
  readonly value: string
  /** Values a sentence about the whole file needs, e.g. { limitMegabytes: 20 }. */
  readonly details?: Readonly<Record<string, string | number>>
}

/** What an import did (specification, section 3, with the counts that re-imports need). */
export interface ImportResult {
  readonly success: boolean
  /** Businesses that are new. */
  readonly imported: number
  /** Businesses that were known and changed. */
  readonly updated: number
  /** Businesses that were known and say the same. */
  readonly unchanged: number
  /** Rows about a business that an earlier row of the same file was about already; their facts are merged in. */
  readonly duplicates: number
  /** Rows about somebody who must not be listed. */
  readonly suppressed: number
  readonly errors: number
  /** In the order of the sheet, at most REPORT_ROWS. */
  readonly duplicateReport: readonly DuplicateRow[]
  readonly errorReport: readonly ErrorRow[]
  /** The import run, for the full report. */
  readonly runId: number
}

export interface DuplicateRow {
  /** The row in the sheet, the header being row 1. */
  readonly rowNumber: number
  readonly name: string
  readonly placeId: string | null
}

export interface ErrorRow {
  /** 0: the file as a whole. */
  readonly rowNumber: number
  readonly faults: readonly RowFault[]
}

/** Longer reports are read from the run's outcomes; screens show 10 rows and 'N more'. */
export const REPORT_ROWS = 1000
