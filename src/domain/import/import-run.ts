import { z } from 'zod'
import { undoStateSchema } from '#domain/edit/undo-check.ts'
import type { Immutable } from '#domain/immutable.ts'
import { JOB_STATES } from '#domain/job/job-kinds.ts'
import { fileNotesSchema } from './file-notes.ts'
import type { ImportOptions } from './import-options.ts'
import { type ErrorRow, type ImportResult, outcomeCountsSchema, type RowFault } from './import-result.ts'

/** An import in the list of imports, apart from why its file was refused. */
export const importRunSchema = z.strictObject({
  id: z.int(),
  jobId: z.int().nullable(),
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.int(),
  state: z.enum(JOB_STATES),
  /** Rows were only compared, not stored. */
  isDryRun: z.boolean(),
  /** Rows that are not empty; null until the file is read to its end. */
  rowsTotal: z.int().nullable(),
  ...outcomeCountsSchema.shape,
  /** Rows that contradict locked fields or match two businesses. */
  conflicts: z.int(),
  /** Rows that the options left out. */
  skipped: z.int(),
  /** These, and rows of countries that are not listed, which `errors` counts too. */
  leftOut: z.int(),
  account: z.string().nullable(),
  /** Milliseconds since 1970. */
  startedAt: z.int(),
  finishedAt: z.int().nullable(),
  ...undoStateSchema.shape,
  /** The file still exists, so that a dry run can be started as an import. */
  canStart: z.boolean(),
  /** It was stopped and can go on where it was. */
  canContinue: z.boolean(),
  /** The file still exists, and the administrator can say what its columns have. */
  canMap: z.boolean(),
})

/** An import in the list of imports. */
export interface ImportRunSummary extends Immutable<z.infer<typeof importRunSchema>> {
  /** Why the file as a whole was refused or given up. */
  readonly failure: RowFault | null
}

/** A row in the sample of a dry run: what would happen to which business. */
export const rowDifferenceSchema = z.strictObject({
  /** The row in the sheet, the header being row 1. */
  rowNumber: z.int(),
  outcome: z.enum(['imported', 'updated', 'conflict']),
  name: z.string(),
  /** The business it would change; null for a new one. */
  businessId: z.int().nullable(),
  changes: z.array(z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** The fields among them that are locked: they stay as they are. */
  lockedFields: z.array(z.string()),
})

export type RowDifference = Immutable<z.infer<typeof rowDifferenceSchema>>

/** What is said about rows of an import for one reason. */
export const reasonCountSchema = z.strictObject({
  /**
   * 'error': the row was refused for it. 'left-out': it is fine, but not wanted. 'duplicate': it was skipped.
   * 'warning': a cell was left out, or a doubt.
   */
  kind: z.enum(['error', 'left-out', 'duplicate', 'warning']),
  code: z.string(),
  /** The field or column; '' for the row as a whole. */
  field: z.string(),
  count: z.int(),
  /** The value of the first row. */
  example: z.string(),
  /** The first rows, the header being row 1. */
  rowNumbers: z.array(z.int()),
})

export type ReasonCount = Immutable<z.infer<typeof reasonCountSchema>>

/** Faults of rows with which nothing is wrong but that they are not, or perhaps not, about a country that is listed. */
const LEFT_OUT_CODES: ReadonlySet<string> = new Set(['foreign_country', 'country_doubtful'])

/** Whether a fault leaves a row out, rather than being an error of it. */
export function isLeftOut(code: string): boolean {
  return LEFT_OUT_CODES.has(code)
}

/** What the page of an import shows beside its run, its outcome and its rows. */
export const importNotesSchema = z.strictObject({
  /** Names of the columns of the file that were not read: unknown or repeated ones, and those about people. */
  unreadColumns: z.strictObject({ ignored: z.array(z.string()), personal: z.array(z.string()) }),
  fileNotes: fileNotesSchema,
  /** The sample of a dry run: at most 50 rows, those with the most different changed fields first. */
  differences: z.array(rowDifferenceSchema),
  /** The mapping of columns that the file was read with: of how many, and whether it is applied to further files. */
  mapping: z.strictObject({ columns: z.int(), isRemembered: z.boolean() }).nullable(),
  /** Whether something of it may be undone: no dry run, not running, not undone as a whole. */
  canUndo: z.boolean(),
  /** Businesses that earlier imports of its searches saw and it did not; null where it named no search. */
  stale: z
    .strictObject({
      businesses: z.int(),
      /** The only search that has some; null for several. */
      searchId: z.int().nullable(),
    })
    .nullable(),
})

/** An import with everything that its page shows. */
export interface ImportRunDetail extends Immutable<z.infer<typeof importNotesSchema>> {
  readonly run: ImportRunSummary
  /** What a finished run did; null while it runs. */
  readonly result: ImportResult | null
  /** Errors, duplicates and warnings by reason, the most frequent first. */
  readonly reasonCounts: readonly ReasonCount[]
  readonly options: ImportOptions
  /** Rows that the options left out, and those of countries that are not listed; at most REPORT_ROWS of each. */
  readonly leftOutReport: readonly ErrorRow[]
}

/** How many businesses the searches of an import no longer found. */
export type StaleCount = NonNullable<ImportRunDetail['stale']>
