import type { Job, JobCheckpoint } from '#domain/job/job.ts'
import type { JobKind } from '#domain/job/job-kinds.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Db } from '#store/store.ts'
import { jobOf } from './jobs.ts'

/** How a job ended. */
export type JobEnding =
  | { readonly state: 'done'; readonly result: unknown; readonly reportFile?: string }
  | {
      readonly state: 'failed'
      readonly code: string
      readonly details: Readonly<Record<string, string | number>>
    }
  | { readonly state: 'cancelled' }

/** No job waits longer for its next attempt: a later time was stored before the clock was set back. */
const LONGEST_WAIT_MS = MINUTE_MS

/** The due job of these kinds that has waited longest. */
export async function dueJob(db: Db, kinds: readonly JobKind[], now: number): Promise<Job | undefined> {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', 'queued')
    .where(job => job.or([job('due_at', '<=', now), job('due_at', '>', now + LONGEST_WAIT_MS)]))
    .where('kind', 'in', kinds)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? undefined : jobOf(row)
}

/** Records the beginning of another attempt. */
export async function beginJob(db: Db, { id, attempt, startedAt }: Job, now: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ state: 'running', attempt: attempt + 1, started_at: startedAt ?? now, heartbeat_at: now })
    .where('id', '=', id)
    .execute()
}

/** Every job that is marked as running. */
export async function runningJobs(db: Db): Promise<Job[]> {
  const rows = await db.selectFrom('jobs').selectAll().where('state', '=', 'running').orderBy('id').execute()
  return rows.map(jobOf)
}

/** How far the crashed attempts at a job have come. */
export async function jobCheckpoint(db: Db, id: number): Promise<JobCheckpoint> {
  const row = await db.selectFrom('jobs').select('reached').where('id', '=', id).executeTakeFirst()
  return row?.reached == null ? {} : (JSON.parse(row.reached) as JobCheckpoint)
}

/** Records how far they have come. */
export async function saveJobCheckpoint(db: Db, id: number, checkpoint: JobCheckpoint): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ reached: JSON.stringify(checkpoint) })
    .where('id', '=', id)
    .execute()
}

/** Puts a running job back in the queue until `dueAt`. @param attempt the number of attempts that count */
export async function requeueJob(db: Db, id: number, attempt: number, dueAt: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ state: 'queued', attempt, due_at: dueAt })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/**
 * Records the end of a job that runs or waits; one that has ended stays as it is. An import whose job did not end it
 * itself ends with the job, so that none is shown as running for ever.
 */
export async function endJob(db: Db, id: number, ending: JobEnding, now: number): Promise<void> {
  const failure =
    ending.state === 'failed'
      ? { failure_code: ending.code, failure_details: JSON.stringify(ending.details) }
      : { failure_code: null, failure_details: null }
  const outcome =
    ending.state === 'done'
      ? { result: JSON.stringify(ending.result ?? null), report_file: ending.reportFile ?? null }
      : {}
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ state: ending.state, finished_at: now, ...failure, ...outcome })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n || ending.state === 'done') return
  await db
    .updateTable('import_runs')
    .set({ state: ending.state, finished_at: now, ...failure })
    .where('job_id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** Puts a failed or cancelled job back in the queue like a new one, with its import. */
export async function renewJob(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      state: 'queued',
      progress: null,
      reached: null,
      result: null,
      failure_code: null,
      failure_details: null,
      report_file: null,
      attempt: 0,
      is_cancel_requested: 0,
      started_at: null,
      heartbeat_at: null,
      finished_at: null,
      due_at: now,
    })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('import_runs')
    .set({ state: 'running', failure_code: null, failure_details: null, finished_at: null })
    .where('job_id', '=', id)
    .where('state', 'in', ['failed', 'cancelled'])
    .execute()
}

/** Asks the runner to cancel a job. */
export async function requestCancel(db: Db, id: number): Promise<void> {
  await db.updateTable('jobs').set({ is_cancel_requested: 1 }).where('id', '=', id).execute()
}

/** Which of these jobs are to be cancelled. */
export async function cancelRequests(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', ids)
    .where('is_cancel_requested', '=', 1)
    .execute()
  return rows.map(row => Number(row.id))
}

/** Records that these jobs are alive. */
export async function recordHeartbeats(db: Db, ids: readonly number[], now: number): Promise<void> {
  await db.updateTable('jobs').set({ heartbeat_at: now }).where('id', 'in', ids).execute()
}
