import { DomainError } from '#domain/errors.ts'
import { removeSpool, spoolHead } from '#gateways/files/row-spool.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { progressReporter } from '#services/jobs/report-progress.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import { type ImportRun, importRun, updateImportRun } from '#store/imports/import-runs.ts'
import { saveJobProgress } from '#store/jobs/jobs.ts'
import type { DataFolder, Db, StoreDeps } from '#store/store.ts'
import { compareRows } from './compare-rows.ts'
import { findStale } from './find-stale.ts'
import { type ImportCounts, type RunCounts, rowsIn, toldCounts } from './import-counts.ts'
import { importRows } from './import-rows.ts'
import { isRefusal, readColumnsOf, refusedWith } from './import-spreadsheet.ts'
import { mappingsFor } from './map-columns.ts'
import { type ReasonCounts, reasonCountsOf } from './reason-counts.ts'
import { rowsOfFile } from './rows-of-file.ts'
import { dataDateOf, isUnknownHeader, optionsOf } from './run-columns.ts'
import { type SpoolHead, spoolPath, spoolSpreadsheet } from './spool-spreadsheet.ts'
import type { UploadLimit } from './upload-import.ts'

export interface RunImportDeps extends StoreDeps, FilesDeps, DataFolder, UploadLimit {
  /** Waits until the search index has caught up with the database. */
  readonly indexed: (signal?: AbortSignal) => Promise<void>
}

export interface RunImportInput {
  readonly runId: number
  readonly jobId: number
  /** Aborted when the administrator cancels; what is stored by then stays. */
  readonly signal: AbortSignal
}

/** What the job's screen shows; reports are read from the run. */
export interface ImportSummary extends ImportCounts {
  readonly runId: number
  readonly isDryRun: boolean
  readonly rowsTotal: number
  readonly conflicts: number
  readonly skipped: number
}

/**
 * Runs the import or dry run of an uploaded file, in the phases 'reading', 'storing' (or 'comparing') and 'indexing'.
 * After a crash it continues: an incomplete spool is read again, a complete one is continued after the last recorded
 * row, so nothing is counted twice.
 * Throws the error that refused the file, upload_missing when the file is gone, job_finished for a run that was undone,
 * import_unknown, and the signal's reason.
 */
export async function runImport(deps: RunImportDeps, input: RunImportInput): Promise<ImportSummary> {
  const { store, now } = deps
  const { runId, jobId, signal } = input
  const run = await runOf(store.db, runId)
  if (run.undone_at !== null) throw new DomainError('job_finished', { id: jobId })
  if (run.state !== 'done') await work(deps, input, run)
  const done = await runOf(store.db, runId)
  const summary = summaryOf(done)
  if (done.is_dry_run === 0) {
    await findStale(deps, runId)
    const { isDryRun: _, runId: __, rowsTotal, ...counts } = summary
    const progress = { phase: 'indexing', done: rowsTotal, total: rowsTotal, counts }
    await store.write(trx => saveJobProgress(trx, jobId, progress, now()))
    await deps.indexed(signal)
  }
  return summary
}

async function work(deps: RunImportDeps, input: RunImportInput, run: ImportRun): Promise<void> {
  const { store, dataDir, now } = deps
  const spool = spoolPath(dataDir, run.id)
  try {
    const read = await spooled(deps, input, run, spool)
    await store.write(trx => updateImportRun(trx, run.id, readColumnsOf(read)))
    await takeRows(deps, input, run, read)
    await store.write(trx => updateImportRun(trx, run.id, endOf(run, now())))
  } catch (error) {
    if (input.signal.aborted) {
      await store.write(trx => updateImportRun(trx, run.id, { state: 'cancelled', finished_at: now() }))
      await removeSpool(spool)
    } else if (isRefusal(error)) {
      // After disk_full the file stays for another attempt, with an unknown header for the mapping of its columns.
      const isFilesFault = error.code !== 'disk_full' && !isUnknownHeader(error)
      const ended = { ...refusedWith(error, now()), ...(isFilesFault && { file_path: null }) }
      await store.write(trx => updateImportRun(trx, run.id, ended))
      await removeSpool(spool)
      if (isFilesFault) await removeFileOf(deps, run)
    }
    throw error
  }
  await removeSpool(spool)
  if (run.is_dry_run === 0) await removeFileOf(deps, run)
}

async function removeFileOf({ files }: FilesDeps, { file_path: path }: ImportRun): Promise<void> {
  if (path !== null) await files.remove(path)
}

/** A dry run's file stays for the import that may follow; an import's file is no longer needed. */
function endOf(run: ImportRun, now: number) {
  const ended = { state: 'done', finished_at: now } as const
  return run.is_dry_run === 1 ? ended : { ...ended, file_path: null }
}

async function spooled(
  deps: RunImportDeps,
  { jobId, signal }: RunImportInput,
  run: ImportRun,
  spool: string,
): Promise<{ readonly head: SpoolHead; readonly count: number }> {
  const complete = await spoolHead<SpoolHead>(spool)
  if (complete !== undefined) return complete
  const path = run.file_path === null ? undefined : await deps.files.path(run.file_path)
  if (path === undefined) throw new DomainError('upload_missing')
  const notes = progressReporter(deps, jobId)
  notes.report({ phase: 'reading', done: 0, total: null, counts: {} })
  const { countries } = await siteSettings(deps.store)
  const read = await spoolSpreadsheet({
    path,
    spool,
    countries,
    options: optionsOf(run),
    mappings: await mappingsFor(deps.store.db, run),
    uploadLimitBytes: deps.uploadLimitBytes,
    signal,
    onRows: done => notes.report({ phase: 'reading', done, total: null, counts: {} }),
  })
  await notes.flush()
  return read
}

async function takeRows(
  deps: RunImportDeps,
  { jobId, signal }: RunImportInput,
  run: ImportRun,
  { head, count }: { readonly head: SpoolHead; readonly count: number },
): Promise<void> {
  const noteIn = (phase: string) => async (trx: Db, counts: RunCounts, reasonCounts: ReasonCounts) => {
    const told = toldCounts(counts, reasonCounts)
    const progress = { phase, done: rowsIn(counts), total: count, counts: { ...told } }
    await saveJobProgress(trx, jobId, progress, deps.now())
  }
  const common = {
    runId: run.id,
    rows: rowsOfFile(spoolPath(deps.dataDir, run.id), head),
    origin: { source: head.source, date: dataDateOf(run) },
    options: optionsOf(run),
    signal,
  }
  if (run.is_dry_run === 1) {
    await compareRows(deps, { ...common, onCompared: noteIn('comparing') })
    return
  }
  await importRows(deps, {
    ...common,
    searches: head.searches,
    ...(run.account === null ? {} : { account: run.account }),
    onStored: noteIn('storing'),
  })
}

async function runOf(db: Db, runId: number): Promise<ImportRun> {
  const run = await importRun(db, runId)
  if (run === undefined) throw new DomainError('import_unknown', { id: runId })
  return run
}

function summaryOf(run: ImportRun): ImportSummary {
  const { errors, skipped } = toldCounts(run, reasonCountsOf(run))
  return {
    runId: run.id,
    isDryRun: run.is_dry_run === 1,
    rowsTotal: run.rows_total ?? 0,
    imported: run.imported,
    updated: run.updated,
    unchanged: run.unchanged,
    duplicates: run.duplicates,
    suppressed: run.suppressed,
    errors,
    conflicts: run.conflicts,
    skipped,
  }
}
