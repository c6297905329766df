import { onTestFinished } from 'vitest'
import type { Job } from '#domain/job/job.ts'
import type { JobKind } from '#domain/job/job-kinds.ts'
import { type JobHandler, JobRunner } from '#jobs/runner.ts'
import { getJob } from '#services/jobs/jobs.ts'
import { startJob } from '#services/jobs/start-job.ts'
import type { Store } from '#store/store.ts'
import { tempStore } from '#test/temp-store.ts'

export interface GivenRunner {
  readonly store: Store
  readonly runner: JobRunner
  /** The present, milliseconds since 1970; may be set. */
  readonly clock: { now: number }
  /** The errors that the runner reported. */
  readonly errors: unknown[]
  /** Another runner over the same queue, as the next process has one. */
  again(handlers?: Handlers): JobRunner
  queue(kind: JobKind, input?: unknown): Promise<number>
  job(id: number): Promise<Job>
  /** Polls until no handler runs and nothing is due. */
  work(): Promise<void>
}

type Handlers = Partial<Record<JobKind, JobHandler>>

/** A runner over a real store with handlers of the test's own. */
export async function givenRunner(handlers: Handlers): Promise<GivenRunner> {
  const store = await tempStore()
  const clock = { now: 1_000_000 }
  const errors: unknown[] = []
  const now = () => clock.now
  const again = (those = handlers) =>
    new JobRunner({ store, now, handlers: those, onError: error => errors.push(error) })
  const runner = again()
  return {
    store,
    runner,
    clock,
    errors,
    again,
    queue: (kind, input = {}) => startJob({ store, now }, { kind, input, account: 'admin' }),
    job: id => getJob({ store }, id),
    async work() {
      await runner.poll()
      await runner.settled()
      await runner.poll()
    },
  }
}

export interface BlockingHandler {
  readonly handler: JobHandler
  /** How often it was begun. */
  begun(): number
  /** Lets it finish. */
  letGo(): void
}

/** A handler that runs until the test lets it go, or until it is cancelled. */
export function blockingHandler(): BlockingHandler {
  let begun = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  onTestFinished(() => resolve())
  return {
    begun: () => begun,
    letGo: resolve,
    handler: async ({ signal }) => {
      begun++
      const { promise: cancelled, reject } = Promise.withResolvers<never>()
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      await Promise.race([promise, cancelled])
      return { result: {} }
    },
  }
}
