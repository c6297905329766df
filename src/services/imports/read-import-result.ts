import {
  type DuplicateRow,
  type ErrorRow,
  type ImportResult,
  REPORT_ROWS,
} from '#domain/import/import-result.ts'
import { outcomesOf, type StoredOutcome } from '#store/imports/import-outcomes.ts'
import type { ImportRun } from '#store/imports/import-runs.ts'
import type { Db } from '#store/store.ts'
import { countsOfRun } from './import-counts.ts'

/**
 * The result of a run, from its recorded outcomes. A file that was refused as a whole has success false and one error
 * for row 0 (specification, section 8). A run that was stopped has success false and no such error.
 */
export async function readImportResult(db: Db, run: ImportRun): Promise<ImportResult> {
  const duplicates = await outcomesOf(db, run.id, 'duplicate', REPORT_ROWS)
  const errors = await outcomesOf(db, run.id, 'error', REPORT_ROWS)
  const { conflicts: _, skipped: __, ...counts } = countsOfRun(run)
  return {
    success: run.state === 'done',
    ...counts,
    duplicateReport: duplicates.map(duplicateRow),
    errorReport: [...endOf(run), ...errors.map(errorRow)],
    runId: run.id,
  }
}

/** Why the file was refused, as row 0; empty where it was not. */
function endOf(run: ImportRun): ErrorRow[] {
  if (run.failure_code === null) return []
  const details = JSON.parse(run.failure_details ?? '{}')
  return [{ rowNumber: 0, faults: [{ field: '', code: run.failure_code, value: '', details }] }]
}

function duplicateRow(outcome: StoredOutcome): DuplicateRow {
  return { ...errorRow(outcome), name: outcome.name ?? '', placeId: outcome.place_id }
}

/** A refused row, or one that was left out, with its reasons. */
export function errorRow(outcome: StoredOutcome): ErrorRow {
  return {
    rowNumber: outcome.row_number,
    faults: outcome.reasons === null ? [] : JSON.parse(outcome.reasons),
  }
}
