import { NO_FILE_NOTES } from '#domain/import/file-notes.ts'
import { type ErrorRow, type ImportResult, REPORT_ROWS, type RowFault } from '#domain/import/import-result.ts'
import {
  type ImportRunDetail,
  type ImportRunSummary,
  isLeftOut,
  type RowDifference,
  type StaleCount,
} from '#domain/import/import-run.ts'
import type { Page } from '#domain/paging.ts'
import { canUndo } from '#services/undo/check-undo.ts'
import { mappingOfHeader } from '#store/imports/column-mappings.ts'
import { outcomesOf, outcomesWithChanges, type StoredOutcome } from '#store/imports/import-outcomes.ts'
import { existingRun, type ImportRun, importRunPage, newestImportRuns } from '#store/imports/import-runs.ts'
import { countStaleOfRun, repeatsSearch } from '#store/imports/stale-lists.ts'
import { queuedJobs } from '#store/jobs/jobs.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { undoStateOf } from '#store/undone-runs.ts'
import { countsOfRun, isConflict, leftOutOf } from './import-counts.ts'
import { errorRow, readImportResult } from './read-import-result.ts'
import { reasonCountsOf } from './reason-counts.ts'
import { canMap, dataDateOf, mappingOfRun, optionsOf } from './run-columns.ts'

/** Everything about one import. Throws import_unknown. */
export async function showImport({ store }: Pick<StoreDeps, 'store'>, id: number): Promise<ImportRunDetail> {
  const run = await existingRun(store.db, id)
  const result = run.state === 'running' ? null : await readImportResult(store.db, run)
  return {
    run: summaryOfRun(run, await queuedJobs(store.db, 'import')),
    result,
    ...notesOf(run),
    differences: run.is_dry_run === 1 ? await differencesOf(store.db, id) : [],
    options: { ...optionsOf(run), date: dataDateOf(run) },
    mapping: await shownMapping(store.db, run),
    leftOutReport: await leftOutRows(store.db, run, result),
    canUndo: await canUndo(store.db, { kind: 'import', id }),
    stale: await staleOf(store.db, run),
  }
}

async function shownMapping(db: Db, run: ImportRun): Promise<ImportRunDetail['mapping']> {
  const mapping = mappingOfRun(run)
  if (mapping === null) return null
  const isRemembered = (await mappingOfHeader(db, mapping.key)) !== undefined
  return { columns: mapping.columns.length, isRemembered }
}

async function leftOutRows(db: Db, run: ImportRun, result: ImportResult | null): Promise<ErrorRow[]> {
  const foreign = result?.errorReport.filter(({ faults }) => isLeftOut(faults[0]?.code ?? '')) ?? []
  const skipped = run.skipped === 0 ? [] : await outcomesOf(db, run.id, 'skipped', REPORT_ROWS)
  const rows = [...foreign, ...skipped.map(errorRow)]
  // The first reason is why the row was left out.
  return rows
    .map(({ rowNumber, faults }) => ({ rowNumber, faults: faults.slice(0, 1) }))
    .sort((a, b) => a.rowNumber - b.rowNumber)
}

/** What is said about a run's rows, columns and its file as a whole. */
export function notesOf(
  run: ImportRun,
): Pick<ImportRunDetail, 'reasonCounts' | 'unreadColumns' | 'fileNotes'> {
  const {
    ignored = [],
    personal = [],
    fileNotes = NO_FILE_NOTES,
  } = run.unread_columns === null ? {} : JSON.parse(run.unread_columns)
  return {
    reasonCounts: [...reasonCountsOf(run).values()].sort((a, b) => b.count - a.count),
    unreadColumns: { ignored, personal },
    fileNotes,
  }
}

/**
 * A run as the list of imports shows it.
 * @param queued numbers of jobs that wait
 */
export function summaryOfRun(run: ImportRun, queued: ReadonlySet<number>): ImportRunSummary {
  return {
    id: Number(run.id),
    jobId: numberOrNull(run.job_id),
    fileName: run.file_name,
    fileSize: Number(run.file_size),
    state: run.state === 'running' && queued.has(Number(run.job_id)) ? 'queued' : run.state,
    isDryRun: run.is_dry_run === 1,
    rowsTotal: run.rows_total,
    ...countsOfRun(run),
    leftOut: leftOutOf(run, reasonCountsOf(run)),
    account: run.account,
    startedAt: Number(run.started_at),
    finishedAt: numberOrNull(run.finished_at),
    ...undoStateOf(run),
    canStart: run.is_dry_run === 1 && run.state === 'done' && run.file_path !== null,
    canContinue: canContinue(run),
    canMap: canMap(run),
    failure: failureOf(run),
  }
}

function canContinue(run: ImportRun): boolean {
  const isUndone = run.undone_at !== null || run.partly_undone_at !== null
  return run.state === 'cancelled' && run.file_path !== null && run.job_id !== null && !isUndone
}

function failureOf({ failure_code: code, failure_details: details }: ImportRun): RowFault | null {
  return code === null ? null : { field: '', code, value: '', details: JSON.parse(details ?? '{}') }
}

/** What the run's searches no longer found; null for a run without searches that an earlier import knows. */
async function staleOf(db: Db, run: ImportRun): Promise<StaleCount | null> {
  if (run.state !== 'done' || run.undone_at !== null || run.partly_undone_at !== null) return null
  if (!(await repeatsSearch(db, run.id))) return null
  return countStaleOfRun(db, run.id)
}

const PAGE_SIZE = 20

export interface ImportPage extends Page<ImportRunSummary> {
  /** The newest ISO date of data that were imported; null before the first import. */
  readonly newestDataDate: string | null
}

/** One page of the imports and dry runs, newest first. A page after the last is empty. */
export async function listImports({ store }: Pick<StoreDeps, 'store'>, page: number): Promise<ImportPage> {
  const runs = await importRunPage(store.db, { page, limit: PAGE_SIZE })
  const queued = await queuedJobs(store.db, 'import')
  const dates = (await newestImportRuns(store.db)).map(dataDateOf).sort()
  return {
    ...runs,
    entries: runs.entries.map(run => summaryOfRun(run, queued)),
    newestDataDate: dates.at(-1) ?? null,
  }
}

/** Those that change most first; of equal ones in the order of the sheet. */
async function differencesOf(db: Db, runId: number): Promise<RowDifference[]> {
  const rows = (await outcomesWithChanges(db, runId)).map(differenceOf)
  const known = rows.filter(row => row.outcome !== 'imported')
  const added = rows.filter(row => row.outcome === 'imported')
  return [...known.sort((a, b) => b.changes.length - a.changes.length), ...added]
}

function differenceOf(row: StoredOutcome): RowDifference {
  const reasons: readonly RowFault[] = row.reasons === null ? [] : JSON.parse(row.reasons)
  const outcome = row.outcome === 'imported' ? 'imported' : 'updated'
  return {
    rowNumber: row.row_number,
    outcome: isConflict(reasons) ? 'conflict' : outcome,
    name: row.name ?? '',
    businessId: numberOrNull(row.business_id),
    changes: row.changes === null ? [] : JSON.parse(row.changes),
    lockedFields: reasons.filter(({ code }) => code === 'field_locked').map(({ field }) => field),
  }
}
