import { DomainError } from '#domain/errors.ts'
import { reportedCounts } from '#domain/import/reported-counts.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { progressReporter } from '#services/jobs/report-progress.ts'
import { existingRun, type ImportRun, importRunsWithFile } from '#store/imports/import-runs.ts'
import { saveJobProgress } from '#store/jobs/jobs.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'
import { findStale } from './find-stale.ts'
import { countsOfRun, leftOutOf, type RunCounts, rowsIn } from './import-counts.ts'
import { importFile } from './import-file.ts'
import { reasonCountsOf } from './reason-counts.ts'
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
export interface ImportSummary extends RunCounts {
  readonly runId: number
  readonly isDryRun: boolean
  readonly rowsTotal: number
}

/**
 * Runs the import or dry run of an uploaded file, in the phases 'reading', 'storing' (or 'comparing') and 'indexing'.
 * After a crash it continues where it was.
 * Throws the error that refused the file, upload_gone when the file is gone, job_finished for a run that was undone,
 * import_unknown, and the signal's reason.
 */
export async function runImport(deps: RunImportDeps, input: RunImportInput): Promise<ImportSummary> {
  const { store, now } = deps
  const { runId, jobId, signal } = input
  const run = await existingRun(store.db, runId)
  if (run.undone_at !== null) throw new DomainError('job_finished', { id: jobId })
  if (run.state !== 'done') await importUpload(deps, input, run)
  const done = await existingRun(store.db, runId)
  const isDryRun = done.is_dry_run === 1
  const counts = reportedCounts(countsOfRun(done), leftOutOf(done, reasonCountsOf(done)))
  const rowsTotal = done.rows_total ?? 0
  if (!isDryRun) {
    await findStale(deps, runId)
    const progress = { phase: 'indexing', done: rowsTotal, total: rowsTotal, counts: { ...counts } }
    await store.write(trx => saveJobProgress(trx, jobId, progress, now()))
    await deps.indexed(signal)
  }
  return { runId, isDryRun, rowsTotal, ...counts }
}

async function importUpload(
  deps: RunImportDeps,
  { jobId, signal }: RunImportInput,
  run: ImportRun,
): Promise<void> {
  const { store, files, now } = deps
  const reading = progressReporter(deps, jobId)
  const onRows = (done: number) => reading.report({ phase: 'reading', done, total: null, counts: {} })
  const phase = run.is_dry_run === 1 ? 'comparing' : 'storing'
  let total = 0
  const end = await importFile(deps, {
    run,
    async path() {
      const path = run.file_path === null ? undefined : await files.path(run.file_path)
      if (path === undefined) throw new DomainError('upload_gone')
      onRows(0)
      return path
    },
    signal,
    onRows,
    async onSpooled(count) {
      total = count
      await reading.flush()
    },
    async onStored(trx, counts, reasonCounts) {
      const reported = { ...reportedCounts(counts, leftOutOf(counts, reasonCounts)) }
      await saveJobProgress(trx, jobId, { phase, done: rowsIn(counts), total, counts: reported }, now())
    },
  })
  // An import that was started since the end of its dry run has the file now.
  const isNeeded = (await importRunsWithFile(store.db)).some(({ file_path: path }) => path === run.file_path)
  if (!isNeeded && run.file_path !== null) await files.remove(run.file_path)
  if (end.state !== 'done') throw end.reason
}
