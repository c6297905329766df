import type { ImportRunProgress } from '#store/imports/import-runs.ts'
import type { RowOutcome } from '#store/schema/import-tables.ts'

/** Rows of a run by outcome. */
export interface ImportCounts {
  readonly imported: number
  readonly updated: number
  readonly unchanged: number
  readonly duplicates: number
  readonly suppressed: number
  readonly errors: number
}

export const NO_COUNTS: ImportCounts = {
  imported: 0,
  updated: 0,
  unchanged: 0,
  duplicates: 0,
  suppressed: 0,
  errors: 0,
}

const COUNT_OF = {
  imported: 'imported',
  updated: 'updated',
  unchanged: 'unchanged',
  duplicate: 'duplicates',
  suppressed: 'suppressed',
  error: 'errors',
} as const satisfies Record<RowOutcome, keyof ImportCounts>

/** Adds outcomes to counts. */
export function countsWith(counts: ImportCounts, outcomes: Iterable<RowOutcome>): ImportCounts {
  const sum = { ...counts }
  for (const outcome of outcomes) sum[COUNT_OF[outcome]]++
  return sum
}

/** Counts of recorded outcomes. */
export function countsOf(recorded: Readonly<Partial<Record<RowOutcome, number>>>): ImportCounts {
  const sum = { ...NO_COUNTS }
  for (const [outcome, name] of Object.entries(COUNT_OF)) sum[name] = recorded[outcome as RowOutcome] ?? 0
  return sum
}

/** Rows in all. */
export function rowsIn(counts: ImportCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** The counts in a run's row. */
export function countsOfRun(run: Required<Pick<ImportRunProgress, keyof ImportCounts>>): ImportCounts {
  const { imported, updated, unchanged, duplicates, suppressed, errors } = run
  return { imported, updated, unchanged, duplicates, suppressed, errors }
}
