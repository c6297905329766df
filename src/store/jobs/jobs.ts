import type { Selectable } from 'kysely'
import type { Job, JobProgress } from '#domain/job/job.ts'
import type { JobKind, JobState } from '#domain/job/job-kinds.ts'
import type { Page, PageRequest } from '#domain/paging.ts'
import { takeNumbers } from '#store/counters.ts'
import { countRows, readPage } from '#store/pages.ts'
import type { JobTable } from '#store/schema/administration-tables.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import type { Db } from '#store/store.ts'

/** Puts a job in the queue and returns its number. */
export async function insertJob(
  db: Db,
  job: { readonly kind: JobKind; readonly input: unknown; readonly account: string | null },
  now: number,
): Promise<number> {
  const id = await takeNumbers(db, 'job', 1)
  await db
    .insertInto('jobs')
    .values({
      id,
      kind: job.kind,
      state: 'queued',
      input: JSON.stringify(job.input),
      progress: null,
      result: null,
      failure_code: null,
      failure_details: null,
      report_file: null,
      account: job.account,
      attempt: 0,
      is_cancel_requested: 0,
      created_at: now,
      started_at: null,
      heartbeat_at: null,
      finished_at: null,
      due_at: now,
    })
    .execute()
  return id
}

/** The job with this number. */
export async function jobById(db: Db, id: number): Promise<Job | undefined> {
  const row = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : jobOf(row)
}

/** A filter of the list of jobs. */
export interface JobFilter {
  readonly kind?: JobKind | undefined
  readonly state?: JobState | undefined
}

/** One page of the jobs, newest first. */
export function jobPage(db: Db, filter: JobFilter, request: PageRequest): Promise<Page<Job>> {
  return readPage(matching(db, filter).selectAll().orderBy('id', 'desc'), request, jobOf)
}

/** The newest job of a kind. */
export async function newestJob(db: Db, kind: JobKind): Promise<Job | undefined> {
  const row = await matching(db, { kind }).selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row === undefined ? undefined : jobOf(row)
}

/** How many jobs match a filter. */
export function countJobs(db: Db, filter: JobFilter): Promise<number> {
  return countRows(matching(db, filter))
}

function matching(db: Db, { kind, state }: JobFilter) {
  let query = db.selectFrom('jobs')
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (state !== undefined) query = query.where('state', '=', state)
  return query
}

/** The name of a job's report among the site's files; null without one, undefined without such a job. */
export async function jobReportFile(db: Db, id: number): Promise<string | null | undefined> {
  const row = await db.selectFrom('jobs').select('report_file').where('id', '=', id).executeTakeFirst()
  return row?.report_file
}

/** The numbers of the jobs of a kind that wait. */
export async function queuedJobs(db: Db, kind: JobKind): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('state', '=', 'queued')
    .execute()
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Whether a job of this kind waits or runs. */
export async function hasUnfinishedJob(db: Db, kind: JobKind): Promise<boolean> {
  return (await unfinishedJobs(db, kind)).length > 0
}

/** The numbers of the jobs of a kind that wait or run. */
export async function unfinishedJobs(db: Db, kind: JobKind): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('state', 'in', ['queued', 'running'])
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** Stores a job's progress. Call it in the transaction of its data, so that the two never disagree. */
export async function saveJobProgress(db: Db, id: number, progress: JobProgress, now: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ progress: JSON.stringify(progress), heartbeat_at: now })
    .where('id', '=', id)
    .execute()
}

/** Replaces what a job was queued with. */
export async function saveJobInput(db: Db, id: number, input: unknown): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ input: JSON.stringify(input) })
    .where('id', '=', id)
    .execute()
}

/** The job of a row. JSON columns are only written here, so they are trusted. */
export function jobOf(row: Selectable<JobTable>): Job {
  return {
    id: Number(row.id),
    kind: row.kind,
    state: row.state,
    input: JSON.parse(row.input),
    progress: row.progress === null ? null : (JSON.parse(row.progress) as JobProgress),
    result: row.result === null ? null : JSON.parse(row.result),
    failure:
      row.failure_code === null
        ? null
        : { code: row.failure_code, details: JSON.parse(row.failure_details ?? '{}') },
    hasReport: row.report_file !== null,
    account: row.account,
    attempt: row.attempt,
    isCancelRequested: row.is_cancel_requested === 1,
    createdAt: Number(row.created_at),
    startedAt: numberOrNull(row.started_at),
    finishedAt: numberOrNull(row.finished_at),
  }
}

/** The report of a finished job. */
export interface StoredReport {
  readonly jobId: number
  /** Its name among the site's files. */
  readonly file: string
  /** Milliseconds since 1970. */
  readonly finishedAt: number
}

/** All reports of jobs, newest first. */
export async function storedReports(db: Db): Promise<readonly StoredReport[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'report_file', 'finished_at'])
    .where('report_file', 'is not', null)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => ({
    jobId: Number(row.id),
    file: row.report_file ?? '',
    finishedAt: Number(row.finished_at),
  }))
}

/** Removes the report from a job. Call it in a transaction. */
export async function clearReport(trx: Db, jobId: number): Promise<void> {
  await trx.updateTable('jobs').set({ report_file: null }).where('id', '=', jobId).execute()
}
