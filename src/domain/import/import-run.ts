import type { FactChange } from '#domain/business/history.ts'
import type { UndoState } from '#domain/edit/undo-check.ts'
import type { ImportOptions } from './import-options.ts'
import type { ErrorRow, ImportResult, RowFault } from './import-result.ts'

/** An import in the list of imports. */
export interface ImportRunSummary extends UndoState {
  readonly id: number
  readonly jobId: number | null
  readonly fileName: string
  /** Bytes. */
  readonly fileSize: number
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
  /** Rows were only compared, not stored. */
  readonly isDryRun: boolean
  /** Rows that are not empty; null until the file is read to its end. */
  readonly rowsTotal: number | null
  readonly imported: number
  readonly updated: number
  readonly unchanged: number
  readonly duplicates: number
  readonly suppressed: number
  readonly errors: number
  /** Rows that contradict locked fields or match two businesses. */
  readonly conflicts: number
  /** Rows that the options left out. */
  readonly skipped: number
  /** These, and rows of countries that are not listed, which `errors` counts too. */
  readonly leftOut: number
  readonly account: string | null
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly finishedAt: number | null
  /** The file still exists, so that a dry run can be started as an import. */
  readonly canStart: boolean
  /** It was stopped and can go on where it was. */
  readonly canContinue: boolean
  /** The file still exists, and the administrator can say what its columns have. */
  readonly canMap: boolean
  /** Why the file as a whole was refused or given up. */
  readonly failure: RowFault | null
}

/** A row in the sample of a dry run: what would happen to which business. */
export interface RowDifference {
  /** The row in the sheet, the header being row 1. */
  readonly rowNumber: number
  readonly outcome: 'imported' | 'updated' | 'conflict'
  readonly name: string
  /** The business it would change; null for a new one. */
  readonly businessId: number | null
  readonly changes: readonly FactChange[]
  /** The fields among them that are locked: they stay as they are. */
  readonly lockedFields: readonly string[]
}

/** What is said about rows of an import for one reason. */
export interface ReasonCount {
  /**
   * 'error': the row was refused for it. 'left-out': it is fine, but not wanted. 'duplicate': it was skipped.
   * 'warning': a cell was left out, or a doubt.
   */
  readonly kind: 'error' | 'left-out' | 'duplicate' | 'warning'
  readonly code: string
  /** The field or column; '' for the row as a whole. */
  readonly field: string
  readonly count: number
  /** The value of the first row. */
  readonly example: string
  /** The first rows, the header being row 1. */
  readonly rowNumbers: readonly number[]
}

/** Faults of rows with which nothing is wrong but that they are not, or perhaps not, about a country that is listed. */
const LEFT_OUT_CODES: ReadonlySet<string> = new Set(['foreign_country', 'country_doubtful'])

/** Whether a fault leaves a row out, rather than being an error of it. */
export function isLeftOut(code: string): boolean {
  return LEFT_OUT_CODES.has(code)
}

/** Names of the columns of a file that were not read. */
export interface UnreadColumns {
  /** Unknown, or repeated. */
  readonly ignored: readonly string[]
  /** About people. */
  readonly personal: readonly string[]
}

/** An import with everything that its page shows. */
export interface ImportRunDetail {
  readonly run: ImportRunSummary
  /** What a finished run did; null while it runs. */
  readonly result: ImportResult | null
  /** Errors, duplicates and warnings by reason, the most frequent first. */
  readonly reasonCounts: readonly ReasonCount[]
  readonly unreadColumns: UnreadColumns
  /** The sample of a dry run: at most 50 rows, those with the most different changed fields first. */
  readonly differences: readonly RowDifference[]
  readonly options: ImportOptions
  /** The mapping of columns that the file was read with: of how many, and whether it is applied to further files. */
  readonly mapping: { readonly columns: number; readonly isRemembered: boolean } | null
  /** Rows that the options left out, and those of countries that are not listed; at most REPORT_ROWS of each. */
  readonly leftOutReport: readonly ErrorRow[]
  /** Whether something of it may be undone: no dry run, not running, not undone as a whole. */
  readonly canUndo: boolean
  /** Businesses that earlier imports of its searches saw and it did not; null where it named no search. */
  readonly stale: StaleCount | null
}

/** How many businesses the searches of an import no longer found. */
export interface StaleCount {
  readonly businesses: number
  /** The only search that has some; null for several. */
  readonly searchId: number | null
}
