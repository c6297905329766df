import type { Selectable } from 'kysely'
import type { ColumnMapping } from '#domain/draft/header/column-mapping.ts'
import { DomainError } from '#domain/errors.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import type { Page, PageRequest } from '#domain/paging.ts'
import { takeNumbers } from '#store/counters.ts'
import { readPage } from '#store/pages.ts'
import type { ImportRunTable } from '#store/schema/import-tables.ts'
import type { Db } from '#store/store.ts'

export type ImportRun = Selectable<ImportRunTable>

/** Reserves the number of a run that is about to begin. An unused one only leaves a gap. */
export async function takeImportRunId(db: Db): Promise<number> {
  return takeNumbers(db, 'import_run', 1)
}

export interface NewImportRun {
  readonly id: number
  /** As the administrator named it. */
  readonly fileName: string
  /** Bytes. */
  readonly fileSize: number
  readonly isDryRun?: boolean
  /** The name of the uploaded file among the site's files. */
  readonly filePath?: string
  readonly account?: string
  readonly jobId?: number
  readonly options?: ImportOptions
  readonly mapping?: ColumnMapping
}

/** Creates a run for a file. */
export async function beginImportRun(db: Db, run: NewImportRun, now: number): Promise<void> {
  await db
    .insertInto('import_runs')
    .values({
      id: run.id,
      file_name: run.fileName,
      file_size: run.fileSize,
      state: 'running',
      imported: 0,
      updated: 0,
      unchanged: 0,
      duplicates: 0,
      suppressed: 0,
      errors: 0,
      failure_code: null,
      failure_details: null,
      started_at: now,
      finished_at: null,
      is_dry_run: run.isDryRun === true ? 1 : 0,
      conflicts: 0,
      rows_total: null,
      file_path: run.filePath ?? null,
      account: run.account ?? null,
      job_id: run.jobId ?? null,
      undone_at: null,
      partly_undone_at: null,
      undone_businesses: 0,
      kept_businesses: 0,
      reason_counts: null,
      unread_columns: null,
      skipped: 0,
      options: run.options === undefined ? null : JSON.stringify(run.options),
      mapping: run.mapping === undefined ? null : JSON.stringify(run.mapping),
    })
    .execute()
}

/** The columns of a run that change while it runs. */
export type ImportRunProgress = Partial<Omit<ImportRun, 'id' | 'file_name' | 'file_size' | 'started_at'>>

/** Sets a run's counts, state or failure. */
export async function updateImportRun(db: Db, id: number, progress: ImportRunProgress): Promise<void> {
  await db.updateTable('import_runs').set(progress).where('id', '=', id).execute()
}

/** The run with this number. */
export async function importRun(db: Db, id: number): Promise<ImportRun | undefined> {
  return db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The run with this number. Throws import_unknown. */
export async function existingRun(db: Db, id: number): Promise<ImportRun> {
  const run = await importRun(db, id)
  if (run === undefined) throw new DomainError('import_unknown', { id })
  return run
}

/** One page of the runs, newest first. */
export function importRunPage(db: Db, request: PageRequest): Promise<Page<ImportRun>> {
  return readPage(db.selectFrom('import_runs').selectAll().orderBy('id', 'desc'), request, run => run)
}

/** Enough to know the date of the newest data. */
const NEWEST_RUNS = 100

/** The newest imports of own files that were not taken back. */
export async function newestImportRuns(db: Db): Promise<Pick<ImportRun, 'options' | 'started_at'>[]> {
  return ownImports(db)
    .select(['options', 'started_at'])
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .limit(NEWEST_RUNS)
    .execute()
}

/**
 * Ends runs without a job that have not ended, as cancelled ones whose command was killed.
 * @param which those with these numbers, and those that began before a time
 * @returns how many
 */
export async function endRunsWithoutJob(
  db: Db,
  which: { readonly ids: readonly number[]; readonly startedBefore: number; readonly now: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('import_runs')
    .set({ state: 'cancelled', failure_code: 'import_killed', finished_at: which.now })
    .where('state', '=', 'running')
    .where('job_id', 'is', null)
    .where(run => run.or([run('id', 'in', which.ids), run('started_at', '<', which.startedBefore)]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Runs whose uploaded file may still be needed. */
export async function importRunsWithFile(db: Db): Promise<ImportRun[]> {
  return db.selectFrom('import_runs').selectAll().where('file_path', 'is not', null).execute()
}

/** Deletes an import whose outcomes are deleted already. */
export async function deleteRun(db: Db, runId: number): Promise<void> {
  await db.deleteFrom('import_runs').where('id', '=', runId).execute()
}

/** Demo data is imported like a file, but without one: own files have bytes. */
const OWN_FILES_ABOVE_BYTES = 0

/** How many rows of own files were stored, new and changed ones, by imports that began in a span of time. */
export async function rowsImportedBetween(
  db: Db,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number> {
  const row = await ownImports(db)
    .select(({ fn }) => [fn.sum<number>('imported').as('imported'), fn.sum<number>('updated').as('updated')])
    .where('started_at', '>=', from)
    .where('started_at', '<', to)
    .executeTakeFirst()
  return Number(row?.imported ?? 0) + Number(row?.updated ?? 0)
}

/** Whether an own file was ever imported and not taken back. */
export async function hasOwnImport(db: Db): Promise<boolean> {
  const row = await ownImports(db).select('id').where('state', '=', 'done').limit(1).executeTakeFirst()
  return row !== undefined
}

/** The runs that loaded demo data. */
export async function demoRuns(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('import_runs')
    .select('id')
    .where('file_size', '=', OWN_FILES_ABOVE_BYTES)
    .where('file_name', 'like', 'demonstration-%')
    .execute()
  return rows.map(row => Number(row.id))
}

/** Imports of own files that were not taken back. */
function ownImports(db: Db) {
  return db
    .selectFrom('import_runs')
    .where('file_size', '>', OWN_FILES_ABOVE_BYTES)
    .where('is_dry_run', '=', 0)
    .where('undone_at', 'is', null)
}
