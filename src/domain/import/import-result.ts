import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'

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

/** Rows by outcome. */
export const outcomeCountsSchema = z.strictObject({
  /** Businesses that are new. */
  imported: z.int(),
  /** Businesses that were known and changed. */
  updated: z.int(),
  /** Businesses that were known and did not change. */
  unchanged: z.int(),
  /** Rows about a business of an earlier row in the same file; their facts are merged. */
  duplicates: z.int(),
  /** Rows about businesses that must not be listed. */
  suppressed: z.int(),
  errors: z.int(),
})

type OutcomeCounts = Immutable<z.infer<typeof outcomeCountsSchema>>

/** What an import did (specification, section 3, with counts for repeated imports). */
export interface ImportResult extends OutcomeCounts {
  readonly success: boolean
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
