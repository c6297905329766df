import type { BusinessDraft } from '#domain/business/business.ts'
import type { Origin } from '#domain/business/merge.ts'
import {
  type DuplicateRow,
  type ErrorRow,
  type ImportResult,
  REPORT_ROWS,
  type RowFault,
} from '#domain/import-result.ts'
import { type ImportOutcome, recordOutcomes, updateImportRun } from '#store/import-runs.ts'
import type { RowOutcome } from '#store/schema.ts'
import type { Store } from '#store/store.ts'
import { type SuppressionList, suppressionList } from '#store/suppressions.ts'
import { type SavedDraft, saveBusinesses } from './save-business.ts'

/** A row that was read: its draft with what was odd about it, or the reasons why it is none. */
export interface ReadRow {
  /** The row in the sheet, the header being row 1. */
  readonly rowNumber: number
  readonly draft?: BusinessDraft
  readonly faults: readonly RowFault[]
}

export interface ImportProgress {
  readonly rowsRead: number
  readonly imported: number
  readonly updated: number
  readonly unchanged: number
  readonly duplicates: number
  readonly suppressed: number
  readonly errors: number
}

export interface ImportRowsInput {
  readonly runId: number
  readonly rows: AsyncIterable<readonly ReadRow[]>
  readonly origin: Origin
  readonly onProgress?: (progress: ImportProgress) => void
}

/** A transaction of this many rows lasts some 20 ms, so that no other writer waits noticeably. */
const ROWS_PER_TRANSACTION = 100

/**
 * Imports rows of one file into the truth, with one recorded outcome for every row.
 * Each batch of rows, their outcomes and the run's counts are one transaction: a killed import leaves whole batches.
 */
export async function importRows(
  deps: { store: Store; now: () => number },
  input: ImportRowsInput,
): Promise<ImportResult> {
  const tally = new Tally(input.runId)
  const suppressed = await suppressionList(deps.store.db)
  for await (const rows of input.rows) {
    for (let start = 0; start < rows.length; start += ROWS_PER_TRANSACTION) {
      await importBatch(deps, input, rows.slice(start, start + ROWS_PER_TRANSACTION), suppressed, tally)
    }
    input.onProgress?.(tally.progress())
  }
  return tally.result()
}

async function importBatch(
  { store, now }: { store: Store; now: () => number },
  { runId, origin }: ImportRowsInput,
  rows: readonly ReadRow[],
  suppressed: SuppressionList,
  tally: Tally,
): Promise<void> {
  const outcomes = await store.write(async trx => {
    const drafts = rows.flatMap(row => row.draft ?? [])
    const saved = await saveBusinesses(trx, { drafts, origin, suppressed, now: now() })
    const isFirst = tally.firstRows()
    let next = 0
    const outcomes = rows.map(row =>
      outcomeOf(row, row.draft === undefined ? undefined : saved[next++], isFirst),
    )
    await recordOutcomes(
      trx,
      outcomes.map(({ outcome, row }) => recordOf(runId, outcome, row)),
    )
    await updateImportRun(trx, runId, tally.countsWith(outcomes))
    return outcomes
  })
  tally.add(outcomes)
}

interface Outcome {
  readonly outcome: RowOutcome
  readonly businessId: number | null
}

interface RowWithOutcome {
  readonly row: ReadRow
  readonly outcome: Outcome
}

function outcomeOf(
  row: ReadRow,
  saved: SavedDraft | undefined,
  isFirst: (businessId: number) => boolean,
): RowWithOutcome {
  if (saved === undefined) return { row, outcome: { outcome: 'error', businessId: null } }
  if (saved.outcome === 'suppressed') return { row, outcome: { outcome: 'suppressed', businessId: null } }
  const outcome = isFirst(saved.id) ? OUTCOME_OF[saved.outcome] : 'duplicate'
  return { row, outcome: { outcome, businessId: saved.id } }
}

const OUTCOME_OF = {
  created: 'imported',
  updated: 'updated',
  unchanged: 'unchanged',
  duplicate: 'duplicate',
} as const satisfies Record<string, RowOutcome>

function recordOf(runId: number, { outcome, businessId }: Outcome, row: ReadRow): ImportOutcome {
  return {
    run_id: runId,
    row_number: row.rowNumber,
    outcome,
    business_id: businessId,
    name: row.draft?.name ?? null,
    place_id: row.draft?.placeId ?? null,
    reasons: row.faults.length === 0 ? null : JSON.stringify(row.faults),
  }
}

const COUNT_OF = {
  imported: 'imported',
  updated: 'updated',
  unchanged: 'unchanged',
  duplicate: 'duplicates',
  suppressed: 'suppressed',
  error: 'errors',
} as const satisfies Record<RowOutcome, string>

type Counts = Record<(typeof COUNT_OF)[RowOutcome], number>

/** Counts and reports of a run; a batch enters only after it is committed. */
class Tally {
  readonly #runId: number
  #counts: Counts = { imported: 0, updated: 0, unchanged: 0, duplicates: 0, suppressed: 0, errors: 0 }
  #rowsRead = 0
  /** Businesses that a committed row of this run spoke about. */
  readonly #mentioned = new Set<number>()
  readonly #duplicates: DuplicateRow[] = []
  readonly #errors: ErrorRow[] = []

  constructor(runId: number) {
    this.#runId = runId
  }

  /** Tells for one attempt at a batch whether a business is mentioned for the first time in this run. */
  firstRows(): (businessId: number) => boolean {
    const inBatch = new Set<number>()
    return businessId => {
      const isFirst = !this.#mentioned.has(businessId) && !inBatch.has(businessId)
      inBatch.add(businessId)
      return isFirst
    }
  }

  countsWith(outcomes: readonly RowWithOutcome[]): Counts {
    const counts = { ...this.#counts }
    for (const { outcome } of outcomes) counts[COUNT_OF[outcome.outcome]]++
    return counts
  }

  add(outcomes: readonly RowWithOutcome[]): void {
    this.#counts = this.countsWith(outcomes)
    this.#rowsRead += outcomes.length
    for (const { row, outcome } of outcomes) {
      if (outcome.businessId !== null) this.#mentioned.add(outcome.businessId)
      if (outcome.outcome === 'duplicate' && this.#duplicates.length < REPORT_ROWS) {
        this.#duplicates.push({
          rowNumber: row.rowNumber,
          name: row.draft?.name ?? '',
          placeId: row.draft?.placeId ?? null,
        })
      }
      if (outcome.outcome === 'error' && this.#errors.length < REPORT_ROWS) {
        this.#errors.push({ rowNumber: row.rowNumber, faults: row.faults })
      }
    }
  }

  progress(): ImportProgress {
    return { rowsRead: this.#rowsRead, ...this.#counts }
  }

  result(): ImportResult {
    return {
      success: true,
      ...this.#counts,
      duplicateReport: this.#duplicates,
      errorReport: this.#errors,
      runId: this.#runId,
    }
  }
}
