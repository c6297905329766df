import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '#domain/errors.ts'
import type { Job, JobKind } from '#domain/job/job.ts'
import { finishAttempt, type JobEnding } from '#services/jobs/end-job.ts'
import { takeJob } from '#services/jobs/job-queue.ts'
import type { JobQueueDeps } from '#services/jobs/job-queue-deps.ts'
import { requeueRunningJobs, resumeJobs } from '#services/jobs/resume-jobs.ts'
import { cancelledJobs, recordHeartbeat } from '#services/jobs/watch-jobs.ts'
import type { JobHandler } from './job-handler.ts'
import { mayBegin } from './turn.ts'

export interface RunnerDeps extends JobQueueDeps {
  readonly handlers: Readonly<Partial<Record<JobKind, JobHandler>>>
  /** Told of what nobody expected: an attempt that broke off, a queue that could not be read. */
  readonly onError: (error: unknown, job?: Job) => void
}

/** How often the runner looks for work and for wishes to stop it. */
const POLL_MS = 300
/** After a failure of the queue itself: long enough not to fill the log, short enough to recover by itself. */
const RETRY_MS = 5_000
/** How often a running job is noted to be alive. */
const HEARTBEAT_MS = 5_000

type Outcome = JobEnding | { readonly state: 'broken-off' }

interface Attempt {
  readonly job: Job
  readonly stop: AbortController
  /** Never rejects. */
  readonly over: Promise<void>
  /** Known once it is over; the attempt counts as running until this is written down. */
  outcome: Outcome | undefined
}

/**
 * Runs the jobs of the queue. There is one runner for a data folder: it takes every job that says it runs, and is not
 * its own, for one that died.
 */
export class JobRunner {
  readonly #deps: RunnerDeps
  readonly #attempts = new Map<number, Attempt>()
  #isResumed = false
  #heartbeatAt = 0

  constructor(deps: RunnerDeps) {
    this.#deps = deps
  }

  /**
   * One look: writes down what ended, stops what is to be stopped, and begins what may begin. Handlers run on beside
   * the caller. Throws what the store throws; the next look goes on where this one stopped.
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

  /** Waits until every handler that runs now has ended. */
  async settled(): Promise<void> {
    await Promise.all([...this.#attempts.values()].map(attempt => attempt.over))
  }

  /**
   * Puts what still runs back in the queue, for the next process. Its handlers are not told: they die with the
   * process, as they would with a power failure.
   */
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
    if (now - this.#heartbeatAt < HEARTBEAT_MS) return
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
    const over = this.#outcomeOf(job, handler, stop.signal).then(outcome => {
      attempt.outcome = outcome
    })
    const attempt: Attempt = { job, stop, over, outcome: undefined }
    this.#attempts.set(job.id, attempt)
  }

  async #outcomeOf(job: Job, handler: JobHandler, signal: AbortSignal): Promise<Outcome> {
    try {
      const outcome = await handler({ id: job.id, input: job.input, signal })
      return { state: 'done', ...outcome }
    } catch (error) {
      if (signal.aborted) return { state: 'cancelled' }
      if (error instanceof DomainError) return { state: 'failed', code: error.code, details: error.details }
      this.#deps.onError(error, job)
      return { state: 'broken-off' }
    }
  }
}

/** Lets a runner look again and again until it is told to stop; then gives back what still runs. */
export async function pollJobs(
  runner: JobRunner,
  { onError, signal }: { readonly onError: (error: unknown) => void; readonly signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    let pauseMs = POLL_MS
    try {
      await runner.poll()
    } catch (error) {
      onError(error)
      pauseMs = RETRY_MS
    }
    await pause(pauseMs, signal)
  }
  await runner.requeueRunning()
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
