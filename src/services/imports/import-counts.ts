import type { RowOutcome } from '#store/schema/import-tables.ts'
import { leftOutIn, type ReasonCounts, type RowReasons } from './reason-counts.ts'

const COUNTS = [
  ...(['imported', 'updated', 'unchanged', 'duplicates', 'suppressed', 'errors'] as const),
  /** Rows that contradict locked facts or have the keys of two businesses; also counted by their outcome. */
  'conflicts',
  /** Rows that the options of the import left out. */
  'skipped',
] as const

/** Rows of a run by outcome. */
export type RunCounts = Readonly<Record<(typeof COUNTS)[number], number>>

/** Warnings that make a row a conflict (draft-matcher.ts). */
const CONFLICTS: ReadonlySet<string> = new Set(['field_locked', 'two_businesses', 'id_of_other_business'])

/** Whether reasons of a row make it a conflict. */
export function isConflict(reasons: readonly { readonly code: string }[]): boolean {
  return reasons.some(({ code }) => CONFLICTS.has(code))
}

export const NO_COUNTS: RunCounts = countsBy(() => 0)

const COUNT_OF = {
  imported: 'imported',
  updated: 'updated',
  unchanged: 'unchanged',
  duplicate: 'duplicates',
  suppressed: 'suppressed',
  error: 'errors',
  skipped: 'skipped',
} as const satisfies Record<RowOutcome, keyof RunCounts>

/** Adds rows to counts. */
export function countsWith(counts: RunCounts, rows: readonly RowReasons[]): RunCounts {
  const sum = { ...counts }
  for (const { outcome, reasons } of rows) {
    sum[COUNT_OF[outcome]]++
    if (isConflict(reasons)) sum.conflicts++
  }
  return sum
}

/** Counts of recorded outcomes. */
export function countsOf(
  recorded: Readonly<Partial<Record<RowOutcome, number>>>,
  conflicts: number,
): RunCounts {
  const sum = { ...NO_COUNTS, conflicts }
  for (const [outcome, name] of Object.entries(COUNT_OF)) sum[name] = recorded[outcome as RowOutcome] ?? 0
  return sum
}

/** All rows that were left out. A run of an older version has no reasons. */
export function leftOutOf(counts: RunCounts, reasonCounts: ReasonCounts): number {
  return Math.max(leftOutIn(reasonCounts), counts.skipped)
}

/** Rows in all. */
export function rowsIn(counts: RunCounts): number {
  return Object.values(COUNT_OF).reduce((sum, name) => sum + counts[name], 0)
}

/** The counts in a run's row. */
export function countsOfRun(run: RunCounts): RunCounts {
  return countsBy(name => run[name])
}

function countsBy(countOf: (name: keyof RunCounts) => number): RunCounts {
  return Object.fromEntries(COUNTS.map(name => [name, countOf(name)])) as RunCounts
}
