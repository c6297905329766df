import type { FactChange } from '#domain/business/history.ts'
import type { ImportResult } from './import-result.ts'

/** An import as the list of imports shows it. */
export interface ImportRunSummary {
  readonly id: number
  readonly jobId: number | null
  readonly fileName: string
  /** Bytes. */
  readonly fileSize: number
  readonly state: 'running' | 'done' | 'failed' | 'cancelled'
  /** Only compared: nothing was stored. */
  readonly isDryRun: boolean
  /** Rows with something in them; null until the file was read to its end. */
  readonly rowsTotal: number | null
  readonly imported: number
  readonly updated: number
  readonly unchanged: number
  readonly duplicates: number
  readonly suppressed: number
  readonly errors: number
  /** Of a dry run: rows that contradict locked fields or speak about two businesses at once. */
  readonly conflicts: number
  readonly account: string | null
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly finishedAt: number | null
  readonly undoneAt: number | null
  /** The file is still here, so a dry run can be turned into an import. */
  readonly canStart: boolean
}

/** What an undo would meet; asked before the button does anything. */
export interface UndoCheck {
  /** Businesses that the import created or changed. */
  readonly businesses: number
  /** Of these, how many something newer touched; above 0 the import cannot be undone as a whole. */
  readonly touchedSince: number
}

/** One row of a dry run's sample: what would happen to which business. */
export interface RowDifference {
  /** The row in the sheet, the header being row 1. */
  readonly rowNumber: number
  readonly outcome: 'imported' | 'updated' | 'conflict'
  readonly name: string
  /** The business it would change; null for a new one. */
  readonly businessId: number | null
  readonly changes: readonly FactChange[]
}

/** An import with everything its own screen shows. */
export interface ImportRunDetail {
  readonly run: ImportRunSummary
  /** What a finished run did; null while it runs. */
  readonly result: ImportResult | null
  /** Sample of a dry run, at most 50 rows, those that change most different fields first. */
  readonly differences: readonly RowDifference[]
  /** null where there is nothing to undo: a dry run, a failed or undone import. */
  readonly undo: UndoCheck | null
}
