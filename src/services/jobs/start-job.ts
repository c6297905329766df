import type { AuditAction } from '#domain/account/audit.ts'
import { DomainError } from '#domain/errors.ts'
import type { JobKind } from '#domain/job/job.ts'
import { recordAudit } from '#store/audit.ts'
import { hasUnfinishedJob, insertJob } from '#store/jobs/jobs.ts'
import type { Db, StoreDeps } from '#store/store.ts'

export interface StartJobInput {
  readonly kind: JobKind
  /** What the job needs to know: ids and options, never data that it can read itself. */
  readonly input: unknown
  /** Who starts it; null: a schedule or the command line. */
  readonly account: string | null
  /** What the audit log says; 'job.started' unless the deed has a name of its own. */
  readonly action?: AuditAction
  readonly subject?: string
}

/**
 * Puts a job in the queue; the runner takes it within a moment.
 * @param prepare further rows that belong to it, stored in the same transaction
 * @returns its number
 * Throws job_running when one of its kind waits or runs already.
 */
export async function startJob(
  { store, now }: StoreDeps,
  { kind, input, account, action = 'job.started', subject = kind }: StartJobInput,
  prepare?: (trx: Db, jobId: number) => Promise<void>,
): Promise<number> {
  return store.write(async trx => {
    if (await hasUnfinishedJob(trx, kind)) throw new DomainError('job_running', { kind })
    const id = await insertJob(trx, { kind, input, account }, now())
    await prepare?.(trx, id)
    await recordAudit(trx, {
      account: account ?? 'system',
      action,
      subject,
      details: { job: id },
      now: now(),
    })
    return id
  })
}
