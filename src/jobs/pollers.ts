import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { type RepeatOptions, repeat } from '#services/concurrency/repeat.ts'
import type { JobRunner } from './runner.ts'

/** What every poller needs besides its work. */
type Polling = Pick<RepeatOptions, 'onError' | 'signal' | 'wake'>

/** Other processes write to the database, so the follower has to look. The administrator's table waits for it. */
const CHANGES_MS = 100
/** Where commits wake it: what it may be late when a signal is lost. */
const LISTENING_CHANGES_MS = 1_000
/** After a failure: long enough not to fill the log, short enough to recover. */
const RETRY_MS = 5_000
/** How often the runner looks for jobs to begin and to cancel. */
const JOBS_MS = 300
/** Soon enough after midnight and after an import, and nearly no work when there is nothing to do. */
const HOUSEKEEPING_MS = 5 * MINUTE_MS
/** A deleted file is gone from all nodes after so long. */
const FILES_MS = HOUR_MS
/** The database may have been away. */
const RETRY_FILES_MS = MINUTE_MS
/** Scheduled tasks begin at most half a minute late. */
const SCHEDULE_MS = 30_000
/** The longest that a mail waits to be sent. */
const OUTBOX_MS = 5_000

export interface ChangePolling extends Polling {
  /** Brings the index up to date; true when there was something to do. */
  readonly follow: () => Promise<boolean>
  /** Called whenever the index has caught up, and the first time even if there was nothing to do. */
  readonly onCurrent: () => void
}

/** Keeps the index up to date with the database. */
export async function pollChanges({ follow, onCurrent, ...polling }: ChangePolling): Promise<void> {
  let isCurrent = false
  const work = async () => {
    const hadWork = await follow()
    if (hadWork || !isCurrent) onCurrent()
    isCurrent = true
  }
  await repeat(work, {
    ...polling,
    everyMs: CHANGES_MS,
    listeningMs: LISTENING_CHANGES_MS,
    retryMs: RETRY_MS,
  })
}

/** Runs the jobs of the queue. At the end, jobs that still run are put back in the queue. */
export async function pollJobs(runner: JobRunner, polling: Polling): Promise<void> {
  await repeat(() => runner.poll(), { ...polling, everyMs: JOBS_MS, retryMs: RETRY_MS })
  await runner.requeueRunning()
}

/** Records metrics and deletes what is no longer wanted, beginning at once. */
export async function pollHousekeeping({
  run,
  ...polling
}: Polling & { readonly run: () => Promise<void> }): Promise<void> {
  await repeat(run, { ...polling, everyMs: HOUSEKEEPING_MS })
}

/** Brings the files of this node in line with those of the site, at the start and again and again. On every node. */
export async function pollFiles({
  run,
  ...polling
}: Polling & { readonly run: () => Promise<unknown> }): Promise<void> {
  await repeat(run, { ...polling, everyMs: FILES_MS, retryMs: RETRY_FILES_MS })
}

/** Begins scheduled tasks when they are due. */
export async function pollSchedule({
  begin,
  ...polling
}: Polling & { readonly begin: () => Promise<void> }): Promise<void> {
  await repeat(begin, { ...polling, everyMs: SCHEDULE_MS })
}

export interface OutboxPolling extends Polling {
  /** Sends what is due. Throws the signal's reason. */
  readonly send: (signal: AbortSignal) => Promise<unknown>
}

/** Sends mails within seconds. */
export async function pollOutbox({ send, ...polling }: OutboxPolling): Promise<void> {
  await repeat(() => send(polling.signal), { ...polling, everyMs: OUTBOX_MS })
}

/** Deletes what has expired, at the start and once a day. */
export async function pollRetention({
  run,
  ...polling
}: Polling & { readonly run: () => Promise<unknown> }): Promise<void> {
  await repeat(run, { ...polling, everyMs: DAY_MS })
}
