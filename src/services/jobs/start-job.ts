import type { AuditAction } from '#domain/account/audit.ts'
import { DomainError } from '#domain/errors.ts'
import { type JobKind, MOST_WAITING } from '#domain/job/job-kinds.ts'
import { recordAudit } from '#store/audit.ts'
import { countJobs, hasUnfinishedJob, insertJob } from '#store/jobs/jobs.ts'
import type { Db, StoreDeps } from '#store/store.ts'

export interface StartJobInput {
  readonly kind: JobKind
  /** Ids and options, never data that the job can read itself. */
  readonly input: unknown
  /** The account that starts it; null: the schedule or the command line. */
  readonly account: string | null
  /** What the audit log says; 'job.started' by default. */
  readonly action?: AuditAction
  readonly subject?: string
  /** What else the audit log says. */
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * Queues a job, which the runner takes within a moment.
 * @param prepare stores further rows that belong to it, in the same transaction
 * @returns its number
 * Throws what refuseFullQueue throws.
 */
export async function startJob(
  { store, now }: StoreDeps,
  { kind, input, account, action = 'job.started', subject = kind, details }: StartJobInput,
  prepare?: (trx: Db, jobId: number) => Promise<void>,
): Promise<number> {
  return store.write(async trx => {
    await refuseFullQueue(trx, kind)
    const id = await insertJob(trx, { kind, input, account }, now())
    await prepare?.(trx, id)
    await recordAudit(trx, {
      account: account ?? 'system',
      action,
      subject,
      details: { job: id, ...details },
      now: now(),
    })
    return id
  })
}

/** Throws job_running when a job of a kind waits or runs; queue_full for kinds that queue, when too many wait. */
export async function refuseFullQueue(db: Db, kind: JobKind): Promise<void> {
  const limit = MOST_WAITING[kind]
  if (limit === undefined) {
    if (await hasUnfinishedJob(db, kind)) throw new DomainError('job_running', { kind })
  } else if ((await countJobs(db, { kind, state: 'queued' })) >= limit) {
    throw new DomainError('queue_full', { kind, limit })
  }
}
