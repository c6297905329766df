import { DomainError } from '#domain/errors.ts'
import type { ErrorRow, ImportResult } from '#domain/import/import-result.ts'
import { isFinished } from '#domain/job/job-kinds.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { pause } from '#services/concurrency/repeat.ts'
import { existingRun } from '#store/imports/import-runs.ts'
import { jobById } from '#store/jobs/jobs.ts'
import type { StoreDeps } from '#store/store.ts'
import { readImportResult } from './read-import-result.ts'
import type { StartedImport } from './upload-import.ts'

/** Two cheap reads each time. */
const POLL_MS = 250
/** How long callers wait for an import (specification, section 9). */
const LONGEST_MS = 20 * MINUTE_MS

/**
 * Waits for the end of an import and returns its result.
 * Throws the reason when its file was refused or its job was given up, and import_unfinished when it still runs after
 * 20 minutes or at the signal; the import itself continues then.
 */
export async function waitForImport(
  { store, now }: StoreDeps,
  { runId, jobId }: StartedImport,
  signal: AbortSignal,
): Promise<ImportResult> {
  const end = now() + LONGEST_MS
  for (;;) {
    const job = await jobById(store.db, jobId)
    if (job === undefined) throw new DomainError('job_unknown', { id: jobId })
    if (isFinished(job)) break
    if (now() >= end || signal.aborted) throw new DomainError('import_unfinished')
    await pause(POLL_MS, signal)
  }
  const run = await existingRun(store.db, runId)
  if (run.failure_code !== null) {
    // Written from a DomainError or by the queue, so the code is one of DomainError's.
    const code = run.failure_code as DomainError['code']
    throw new DomainError(code, JSON.parse(run.failure_details ?? '{}'))
  }
  const result = await readImportResult(store.db, run)
  if (run.state !== 'cancelled') return result
  // The caller waits for all rows, so it has to learn why there are fewer.
  return { ...result, errorReport: [CANCELLED, ...result.errorReport] }
}

const CANCELLED: ErrorRow = { rowNumber: 0, faults: [{ field: '', code: 'import_cancelled', value: '' }] }
