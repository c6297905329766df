import type { RowFault } from '#domain/import/import-result.ts'
import { isLeftOut, type ReasonCount } from '#domain/import/import-run.ts'
import type { RowOutcome } from '#store/schema/import-tables.ts'

/** What is said about the rows of a run, counted by kind, code and field. */
export type ReasonCounts = ReadonlyMap<string, ReasonCount>

export interface RowReasons {
  readonly row: { readonly rowNumber: number }
  readonly outcome: RowOutcome
  readonly reasons: readonly RowFault[]
}

/** Why a row is a duplicate; the other notes of such a row are warnings. */
const DUPLICATE_CODES: ReadonlySet<string> = new Set(['repeats_row', 'listed_twice', 'merged_business'])
/** Enough to look some of them up; the whole report has all. */
const MOST_ROW_NUMBERS = 5

/** Adds the reasons of rows to counts. */
export function reasonCountsWith(counts: ReasonCounts, rows: readonly RowReasons[]): ReasonCounts {
  const sum = new Map(counts)
  for (const { row, outcome, reasons } of rows) {
    // The first fault refuses the row. The others tell nothing about what is stored.
    const isRefused = outcome === 'error' || outcome === 'skipped'
    for (const { field, code, value } of isRefused ? reasons.slice(0, 1) : reasons) {
      const kind = kindOf(outcome, code)
      const key = `${kind} ${code} ${field}`
      const known = sum.get(key) ?? { kind, code, field, count: 0, example: value, rowNumbers: [] }
      const rowNumbers =
        known.rowNumbers.length < MOST_ROW_NUMBERS ? [...known.rowNumbers, row.rowNumber] : known.rowNumbers
      sum.set(key, { ...known, count: known.count + 1, rowNumbers })
    }
  }
  return sum
}

function kindOf(outcome: RowOutcome, code: string): ReasonCount['kind'] {
  if (outcome === 'skipped' || (outcome === 'error' && isLeftOut(code))) return 'left-out'
  if (outcome === 'error') return 'error'
  return DUPLICATE_CODES.has(code) ? 'duplicate' : 'warning'
}

/** How many rows were left out, for their country or by an option of the import. */
export function leftOutIn(counts: ReasonCounts): number {
  const leftOut = [...counts.values()].filter(({ kind }) => kind === 'left-out')
  return leftOut.reduce((sum, { count }) => sum + count, 0)
}

/** Counts as a run stores them. */
export function storedReasonCounts(counts: ReasonCounts): string {
  return JSON.stringify([...counts.values()])
}

/** The counts in a run's row; none for a run of an older version. */
export function reasonCountsOf({
  reason_counts: stored,
}: {
  readonly reason_counts: string | null
}): ReasonCounts {
  const counts: readonly ReasonCount[] = stored === null ? [] : JSON.parse(stored)
  return new Map(counts.map(count => [`${count.kind} ${count.code} ${count.field}`, count]))
}
