import type { JobProgress } from '#domain/job/job.ts'
import { saveJobProgress } from '#store/jobs/jobs.ts'
import type { StoreDeps } from '#store/store.ts'

/** Every report is a transaction. */
const NOTE_EVERY_MS = 500

export interface ProgressReporter {
  /** Never waits. Reports that come too fast are skipped; a new phase and the end of one are always stored. */
  report(progress: JobProgress): void
  /** Waits until everything reported is stored. Throws the error of a failed write. */
  flush(): Promise<void>
}

/** Stores a job's progress, for jobs that do not store it in a transaction of their own. */
export function progressReporter({ store, now }: StoreDeps, jobId: number): ProgressReporter {
  let phase = ''
  let notedAt = 0
  let writing = Promise.resolve()
  return {
    report(progress) {
      const isWorthIt = progress.phase !== phase || progress.done === progress.total
      if (!isWorthIt && now() - notedAt < NOTE_EVERY_MS) return
      phase = progress.phase
      notedAt = now()
      const write = () => store.write(trx => saveJobProgress(trx, jobId, progress, now()))
      writing = writing.then(write)
      // flush() throws a failure; until then it must not be an unhandled rejection.
      writing.catch(() => undefined)
    },
    flush: () => writing,
  }
}
