import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '#domain/errors.ts'
import type { ImportResult } from '#domain/import-result.ts'
import { isFinished } from '#domain/job.ts'
import { importRun } from '#store/import-runs.ts'
import { jobById } from '#store/jobs.ts'
import type { AdminDeps } from './admin-deps.ts'
import { importResultOf } from './import-result-of.ts'
import type { StartedImport } from './upload-import.ts'

/** Two cheap reads each time. */
const POLL_MS = 250
/** How long callers wait for an import (specification, section 9). */
const LONGEST_MS = 20 * 60 * 1000

/**
 * Waits until an import is over and tells what it did.
 * Throws the reason when its file was refused as a whole, and job_running when it still runs after 20 minutes or when
 * nobody is to wait any more; the import itself goes on then.
 */
export async function awaitImport(
  { store }: Pick<AdminDeps, 'store'>,
  { runId, jobId }: StartedImport,
  signal: AbortSignal,
): Promise<ImportResult> {
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    const job = await jobById(store.db, jobId)
    if (job === undefined) throw new DomainError('job_unknown', { id: jobId })
    if (isFinished(job)) break
    if (waitedMs >= LONGEST_MS || signal.aborted) throw new DomainError('job_running', { kind: job.kind })
    await wait(POLL_MS)
  }
  const run = await importRun(store.db, runId)
  if (run === undefined) throw new DomainError('import_unknown', { id: runId })
  if (run.failure_code !== null) {
    // Only ever written from a DomainError (import-spreadsheet.ts), so the code is one of its codes.
    const code = run.failure_code as DomainError['code']
    throw new DomainError(code, JSON.parse(run.failure_details ?? '{}'))
  }
  return importResultOf(store.db, run)
}
