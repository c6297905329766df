import type { JobProgress } from '#domain/job.ts'
import { saveJobProgress } from '#store/jobs.ts'
import type { JobQueueDeps } from './job-queue-deps.ts'

/** Nobody reads faster, and every note is a transaction. */
const NOTE_EVERY_MS = 500

export interface ProgressNotes {
  /** Never waits. Notes that come too fast are skipped; a new phase and the end of one are always written. */
  note(progress: JobProgress): void
  /** Waits until everything noted is written. Throws what kept it from being written. */
  written(): Promise<void>
}

/** Writes down how far a job is, for jobs whose progress belongs to no transaction of their own. */
export function progressNotes({ store, now }: JobQueueDeps, jobId: number): ProgressNotes {
  let phase = ''
  let notedAt = 0
  let writing = Promise.resolve()
  return {
    note(progress) {
      const isWorthIt = progress.phase !== phase || progress.done === progress.total
      if (!isWorthIt && now() - notedAt < NOTE_EVERY_MS) return
      phase = progress.phase
      notedAt = now()
      const write = () => store.write(trx => saveJobProgress(trx, jobId, progress, now()))
      writing = writing.then(write)
      // A failure is told by written(); until somebody asks it must not count as nobody's.
      writing.catch(() => undefined)
    },
    written: () => writing,
  }
}
