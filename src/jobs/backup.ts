import { makeBackup } from '#services/backups/make-backup.ts'
import { progressReporter } from '#services/jobs/report-progress.ts'
import type { JobDeps } from './handlers.ts'
import type { JobHandler } from './job-handler.ts'

/** Takes a backup of the truth. Its result: { file, size, createdAt, removed }. */
export function backupJob(deps: JobDeps): JobHandler {
  return async ({ id, signal }) => {
    const progress = progressReporter(deps, id)
    const result = await makeBackup(deps, { signal, onProgress: progress.report })
    await progress.flush()
    return { result }
  }
}
