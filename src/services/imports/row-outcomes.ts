import type { FactChange } from '#domain/business/history.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import { FIRST_PROVISIONAL_ID } from '#services/businesses/draft-matcher.ts'
import type { SavedDraft } from '#services/businesses/save-drafts.ts'
import type { ImportOutcome } from '#store/imports/import-outcomes.ts'
import type { RowOutcome } from '#store/schema/import-tables.ts'
import { countsWith, type RunCounts } from './import-counts.ts'
import type { ReadRow } from './read-row.ts'
import { type ReasonCounts, reasonCountsWith } from './reason-counts.ts'

/** The outcome of a row. */
export interface RowWithOutcome {
  readonly row: ReadRow
  readonly outcome: RowOutcome
  readonly businessId: number | null
  /** Faults and warnings of the row. */
  readonly reasons: readonly RowFault[]
  /** In a dry run, what the row would change. */
  readonly changes?: readonly FactChange[] | undefined
}

/** The outcomes of a batch of rows, and the counts of the run with them. */
export interface BatchOutcomes {
  readonly rows: readonly RowWithOutcome[]
  readonly counts: RunCounts
  readonly reasonCounts: ReasonCounts
}

/** Counts of a run, and the businesses its rows were about. A batch is added only after it is committed. */
export class Tally {
  counts: RunCounts
  reasonCounts: ReasonCounts
  /** The first row about each business. */
  readonly #mentioned: Map<number, number>

  constructor(counts: RunCounts, reasonCounts: ReasonCounts, mentioned: Map<number, number>) {
    this.counts = counts
    this.reasonCounts = reasonCounts
    this.#mentioned = mentioned
  }

  /** @param saved one for each row with a draft, in order */
  outcomesOf(
    batch: readonly ReadRow[],
    saved: readonly (SavedDraft & Pick<RowWithOutcome, 'changes'>)[],
  ): BatchOutcomes {
    const inBatch = new Map<number, number>()
    let next = 0
    const rows = batch.map((row): RowWithOutcome => {
      const result = row.draft === undefined ? undefined : saved[next++]
      if (result === undefined) return { row, outcome: 'error', businessId: null, reasons: row.faults }
      const { id: businessId, outcome, notes } = result
      const first =
        businessId === null ? undefined : (this.#mentioned.get(businessId) ?? inBatch.get(businessId))
      const reasons = [...row.faults, ...notes]
      // A 'duplicate' row was not stored, so a later row of the same business is not its repetition.
      if (outcome === 'suppressed' || outcome === 'duplicate') return { row, outcome, businessId, reasons }
      if (first !== undefined) {
        const known = outcome === 'skipped' ? row.faults : reasons
        return { row, outcome: 'duplicate', businessId, reasons: [...known, repeatsRow(first)] }
      }
      if (businessId !== null) inBatch.set(businessId, row.rowNumber)
      if (outcome === 'skipped') return { row, outcome, businessId, reasons: [...notes, ...row.faults] }
      const { changes } = result
      return { row, outcome: outcome === 'created' ? 'imported' : outcome, businessId, reasons, changes }
    })
    return {
      rows,
      counts: countsWith(this.counts, rows),
      reasonCounts: reasonCountsWith(this.reasonCounts, rows),
    }
  }

  add({ rows, counts, reasonCounts }: BatchOutcomes): void {
    this.counts = counts
    this.reasonCounts = reasonCounts
    for (const { row, outcome, businessId } of rows) {
      if (businessId !== null && outcome !== 'duplicate') this.#mentioned.set(businessId, row.rowNumber)
    }
  }
}

/** Says which earlier row of the file is about the same business. */
function repeatsRow(rowNumber: number): RowFault {
  return { field: '', code: 'repeats_row', value: String(rowNumber) }
}

/** An outcome as it is recorded. Whoever objected is not named by the report of a later import either. */
export function outcomeRecord(
  runId: number,
  { row, outcome, businessId, reasons }: RowWithOutcome,
): ImportOutcome {
  const named = outcome === 'suppressed' ? undefined : (row.draft ?? {})
  return {
    run_id: runId,
    row_number: row.rowNumber,
    outcome,
    business_id: businessId === null || businessId >= FIRST_PROVISIONAL_ID ? null : businessId,
    name: named?.name ?? null,
    place_id: named?.placeId ?? null,
    reasons: named === undefined || reasons.length === 0 ? null : JSON.stringify(reasons),
    changes: null,
  }
}
