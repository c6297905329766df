import { DomainError } from '#domain/errors.ts'
import type { Job } from '#domain/job/job.ts'
import type { JobKind } from '#domain/job/job-kinds.ts'
import { type RepeatOptions, repeat } from '#services/concurrency/repeat.ts'
import {
  cancelledJobs,
  finishAttempt,
  type JobEnding,
  type JobQueueDeps,
  recordHeartbeat,
  requeueRunningJobs,
  resumeJobs,
  takeJob,
} from '#services/jobs/job-queue.ts'

/** One attempt at a job, as its handler gets it. */
export interface JobRun {
  readonly id: number
  /** As it was queued; the handler parses it. */
  readonly input: unknown
  /** Aborted when the administrator cancels. A stopped process ends without it, and the job is begun again. */
  readonly signal: AbortSignal
}

export interface JobOutcome {
  /** What the job's screen shows; by kind. */
  readonly result: unknown
  /** A report to download: its name among the site's files. */
  readonly reportFile?: string
}

/**
 * Does a job. After a crash it is begun again from the start, so it has to continue from what it finds done.
 * Throws a DomainError when it cannot be done (the job failed), the signal's reason when it was cancelled, and
 * store_unavailable or any other error for what may succeed at another attempt.
 */
export type JobHandler = (run: JobRun) => Promise<JobOutcome>

export interface RunnerDeps extends JobQueueDeps {
  readonly handlers: Readonly<Partial<Record<JobKind, JobHandler>>>
  /** Called with unexpected errors: of an attempt that crashed, of a queue that could not be read. */
  readonly onError: (error: unknown, job?: Job) => void
}

/** How often the queue is looked through for jobs to begin and to cancel. */
const POLL_MS = 300
/** After a failure: long enough not to fill the log, short enough to recover. */
const RETRY_MS = 5_000
/** How often it is recorded that a job is alive. */
const HEARTBEAT_MS = 5_000

/** 'crashed': with an error that says nothing about the job, so that another attempt may succeed. */
type AttemptOutcome = JobEnding | { readonly state: 'crashed' }

interface Attempt {
  readonly job: Job
  readonly stop: AbortController
  /** Never rejects. */
  readonly ended: Promise<void>
  /** Known at the end; the attempt counts as running until it is recorded. */
  outcome: AttemptOutcome | undefined
}

/**
 * Runs the jobs of the queue. A data folder has one runner: a job that is marked as running and is not its own counts
 * as crashed.
 */
export class JobRunner {
  readonly #deps: RunnerDeps
  readonly #attempts = new Map<number, Attempt>()
  #isResumed = false
  #heartbeatAt = 0

  constructor(deps: RunnerDeps) {
    this.#deps = deps
  }

  /** Runs the jobs of the queue until the signal is aborted. Jobs that still run then are put back in the queue. */
  async run(polling: Pick<RepeatOptions, 'onError' | 'signal' | 'wake'>): Promise<void> {
    await repeat(() => this.poll(), { ...polling, everyMs: POLL_MS, retryMs: RETRY_MS })
    await this.requeueRunning()
  }

  /**
   * One step: records what ended, aborts what was cancelled, and begins what may begin. Does not wait for handlers.
   * Throws what the store throws; the next step continues from there.
   */
  async poll(): Promise<void> {
    if (!this.#isResumed) await resumeJobs(this.#deps)
    this.#isResumed = true
    await this.#recordOutcomes()
    const ids = [...this.#attempts.keys()]
    for (const id of await cancelledJobs(this.#deps, ids)) this.#attempts.get(id)?.stop.abort()
    await this.#heartbeat(ids)
    await this.#beginDue()
  }

  /** Waits for the end of every handler that runs now. */
  async settled(): Promise<void> {
    await Promise.all([...this.#attempts.values()].map(attempt => attempt.ended))
  }

  /** Puts running jobs back in the queue, for the next process. Their handlers end with this process. */
  async requeueRunning(): Promise<void> {
    await this.#recordOutcomes()
    if (this.#attempts.size > 0) await requeueRunningJobs(this.#deps)
  }

  async #recordOutcomes(): Promise<void> {
    for (const { job, outcome } of [...this.#attempts.values()]) {
      if (outcome === undefined) continue
      await finishAttempt(this.#deps, job, outcome)
      this.#attempts.delete(job.id)
    }
  }

  async #heartbeat(ids: readonly number[]): Promise<void> {
    const now = this.#deps.now()
    // Of both signs: the clock may be set back.
    if (Math.abs(now - this.#heartbeatAt) < HEARTBEAT_MS) return
    await recordHeartbeat(this.#deps, ids)
    this.#heartbeatAt = now
  }

  async #beginDue(): Promise<void> {
    for (;;) {
      const job = await takeJob(this.#deps, this.#kindsThatMayBegin())
      const handler = job && this.#deps.handlers[job.kind]
      if (job === undefined || handler === undefined) return
      this.#begin(job, handler)
    }
  }

  #kindsThatMayBegin(): JobKind[] {
    const running = [...this.#attempts.values()].map(({ job }) => job.kind)
    const kinds = Object.keys(this.#deps.handlers) as JobKind[]
    return kinds.filter(kind => mayBegin(kind, running))
  }

  #begin(job: Job, handler: JobHandler): void {
    const stop = new AbortController()
    const ended = this.#outcomeOf(job, handler, stop.signal).then(outcome => {
      attempt.outcome = outcome
    })
    const attempt: Attempt = { job, stop, ended, outcome: undefined }
    this.#attempts.set(job.id, attempt)
  }

  async #outcomeOf(job: Job, handler: JobHandler, signal: AbortSignal): Promise<AttemptOutcome> {
    try {
      const outcome = await handler({ id: job.id, input: job.input, signal })
      return { state: 'done', ...outcome }
    } catch (error) {
      if (signal.aborted) return { state: 'cancelled' }
      if (error instanceof DomainError && error.code !== 'store_unavailable')
        return { state: 'failed', code: error.code, details: error.details }
      this.#deps.onError(error, job)
      return { state: 'crashed' }
    }
  }
}

/**
 * These change businesses; two at once would see each other's work half done. The update of photos is not one of them:
 * it changes one business at a time, as it is at that moment, and may last for days.
 */
const WRITING_KINDS: ReadonlySet<JobKind> = new Set([
  'import',
  'undo-import',
  'bulk-edit',
  'undo-bulk-edit',
  'move-category',
  'remove-demonstration',
  // It deletes the files of imports that have ended, and what imports stored about the erased.
  'erase',
])

/** Whether a job may begin beside the running ones: one of each kind, and one of those that change businesses. */
export function mayBegin(kind: JobKind, running: readonly JobKind[]): boolean {
  return !running.some(other => other === kind || (WRITING_KINDS.has(kind) && WRITING_KINDS.has(other)))
}
