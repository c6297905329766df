import type { JobProgress } from '#domain/job/job.ts'
import { saveJobProgress } from '#store/jobs/jobs.ts'
import type { StoreDeps } from '#store/store.ts'

/** Nobody reads faster, and every note is a transaction. */
const NOTE_EVERY_MS = 500

export interface ProgressReporter {
  /** Never waits. Notes that come too fast are skipped; a new phase and the end of one are always written. */
  report(progress: JobProgress): void
  /** Waits until everything noted is written. Throws what kept it from being written. */
  flush(): Promise<void>
}

/** Writes down how far a job is, for jobs whose progress belongs to no transaction of their own. */
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
      // A failure is told by written(); until somebody asks it must not count as nobody's.
      writing.catch(() => undefined)
    },
    flush: () => writing,
  }
}
