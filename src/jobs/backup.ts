import { progressNotes } from '#services/job-progress.ts'
import { makeBackup } from '#services/make-backup.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'

/** Takes a backup of the truth. Its result: { file, size, createdAt, removed }. */
export function backupJob(deps: JobDeps): JobHandler {
  return async ({ id, signal }) => {
    const progress = progressNotes(deps, id)
    const result = await makeBackup(deps, { signal, onProgress: progress.note })
    await progress.written()
    return { result }
  }
}
