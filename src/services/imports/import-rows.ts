import type { Origin } from '#domain/edit/merge-draft.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import { type Cause, type SavedDraft, saveDrafts } from '#services/businesses/save-drafts.ts'
import {
  businessesOfRun,
  countOutcomes,
  type ImportOutcome,
  lastRecordedRow,
  recordOutcomes,
} from '#store/imports/import-outcomes.ts'
import { updateImportRun } from '#store/imports/import-runs.ts'
import { type SuppressionList, suppressionList } from '#store/privacy/suppressions.ts'
import type { RowOutcome } from '#store/schema/import-tables.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { countsOf, countsWith, type ImportCounts } from './import-counts.ts'
import type { ReadRow } from './read-row.ts'

export interface ImportRowsInput {
  readonly runId: number
  /** In the order of the sheet. */
  readonly rows: AsyncIterable<readonly ReadRow[]>
  readonly origin: Origin
  /** The account that imports. */
  readonly account?: string
  /** Its reason is thrown between two transactions. */
  readonly signal?: AbortSignal
  /** Called with the run's counts in the transaction that stores them. */
  readonly onStored?: (trx: Db, counts: ImportCounts) => Promise<void>
}

/** A transaction of this many rows lasts some 20 ms, so that other writers hardly wait. */
const ROWS_PER_TRANSACTION = 100

/**
 * Imports the rows of one file into the database and records one outcome for every row.
 * A batch of rows, their outcomes and the run's counts are one transaction, so a killed import leaves whole batches.
 * Rows that have an outcome are skipped, so the same rows may be given again to the same run.
 */
export async function importRows(deps: StoreDeps, input: ImportRowsInput): Promise<ImportCounts> {
  const { db } = deps.store
  const recorded = await lastRecordedRow(db, input.runId)
  const suppressed = await suppressionList(db)
  const tally = new Tally(
    countsOf(await countOutcomes(db, input.runId)),
    new Set(await businessesOfRun(db, input.runId)),
  )
  for await (const batch of input.rows) {
    const rows = batch.filter(row => row.rowNumber > recorded)
    for (let start = 0; start < rows.length; start += ROWS_PER_TRANSACTION) {
      input.signal?.throwIfAborted()
      await importBatch(deps, input, rows.slice(start, start + ROWS_PER_TRANSACTION), suppressed, tally)
    }
  }
  return tally.counts
}

/** The outcome of a row. */
export interface RowWithOutcome {
  readonly row: ReadRow
  readonly outcome: RowOutcome
  readonly businessId: number | null
  /** Faults and warnings of the row. */
  readonly reasons: readonly RowFault[]
}

const OUTCOME_OF = {
  created: 'imported',
  updated: 'updated',
  unchanged: 'unchanged',
  duplicate: 'duplicate',
} as const satisfies Record<string, RowOutcome>

/** An outcome as it is recorded. */
export function recordOf(
  runId: number,
  { row, outcome, businessId, reasons }: RowWithOutcome,
): ImportOutcome {
  return {
    run_id: runId,
    row_number: row.rowNumber,
    outcome,
    business_id: businessId,
    name: row.draft?.name ?? null,
    place_id: row.draft?.placeId ?? null,
    reasons: reasons.length === 0 ? null : JSON.stringify(reasons),
    changes: null,
  }
}

async function importBatch(
  { store, now }: StoreDeps,
  { runId, origin, account, onStored }: ImportRowsInput,
  rows: readonly ReadRow[],
  suppressed: SuppressionList,
  tally: Tally,
): Promise<void> {
  const cause: Cause = { runId, ...(account === undefined ? {} : { account }) }
  const stored = await store.write(async trx => {
    const drafts = rows.flatMap(row => row.draft ?? [])
    const saved = await saveDrafts(trx, { drafts, origin, suppressed, cause, now: now() })
    const outcomes = tally.outcomesOf(rows, saved)
    const counts = tally.countsWith(outcomes)
    await recordOutcomes(
      trx,
      outcomes.map(outcome => recordOf(runId, outcome)),
    )
    await updateImportRun(trx, runId, counts)
    await onStored?.(trx, counts)
    return outcomes
  })
  tally.add(stored)
}

/** Counts of a run, and the businesses its rows were about. A batch is added only after it is committed. */
class Tally {
  counts: ImportCounts
  readonly #mentioned: Set<number>

  constructor(counts: ImportCounts, mentioned: Set<number>) {
    this.counts = counts
    this.#mentioned = mentioned
  }

  /** @param saved one for each row with a draft, in order */
  outcomesOf(rows: readonly ReadRow[], saved: readonly SavedDraft[]): RowWithOutcome[] {
    const inBatch = new Set<number>()
    let next = 0
    return rows.map(row => {
      const result = row.draft === undefined ? undefined : saved[next++]
      if (result === undefined) return { row, outcome: 'error', businessId: null, reasons: row.faults }
      const reasons = [...row.faults, ...result.notes]
      if (result.outcome === 'suppressed') return { row, outcome: 'suppressed', businessId: null, reasons }
      const isFirst = !this.#mentioned.has(result.id) && !inBatch.has(result.id)
      // A 'duplicate' row was not stored, so a later row of the same business is not its repetition.
      if (result.outcome !== 'duplicate') inBatch.add(result.id)
      const outcome = isFirst ? OUTCOME_OF[result.outcome] : 'duplicate'
      return { row, outcome, businessId: result.id, reasons }
    })
  }

  countsWith(outcomes: readonly RowWithOutcome[]): ImportCounts {
    return countsWith(
      this.counts,
      outcomes.map(({ outcome }) => outcome),
    )
  }

  add(outcomes: readonly RowWithOutcome[]): void {
    this.counts = this.countsWith(outcomes)
    for (const { outcome, businessId } of outcomes) {
      if (businessId !== null && outcome !== 'duplicate') this.#mentioned.add(businessId)
    }
  }
}
