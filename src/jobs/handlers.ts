import type { JobKind } from '#domain/job/job.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import type { HttpDeps } from '#services/links/http-client.ts'
import { backupJob } from './backup.ts'
import { bulkEditJob } from './bulk-edit.ts'
import { findDuplicatesJob } from './find-duplicates.ts'
import { importJob } from './import.ts'
import type { JobHandler } from './job-handler.ts'
import { rebuildIndexJob } from './rebuild-index.ts'
import { removeDemoJob } from './remove-demo.ts'
import { undoImportJob } from './undo-import.ts'
import { updatePhotosJob } from './update-photos.ts'
import { validateUrlsJob } from './validate-urls.ts'

/** What jobs need beside the truth. */
export interface JobDeps extends Omit<AdminDeps, 'index'> {
  /** Builds the search index anew; answers go on from the old one. */
  readonly rebuildIndex: () => Promise<void>
  /** Waits until the search index has caught up with the truth. Throws the signal's reason. */
  readonly indexed: (signal?: AbortSignal) => Promise<void>
}

/** Who does which kind of job. */
export function jobHandlers(deps: JobDeps & HttpDeps): Readonly<Partial<Record<JobKind, JobHandler>>> {
  return {
    backup: backupJob(deps),
    'bulk-edit': bulkEditJob(deps),
    'find-duplicates': findDuplicatesJob(deps),
    import: importJob(deps),
    'undo-import': undoImportJob(deps),
    'rebuild-index': rebuildIndexJob(deps),
    'remove-demonstration': removeDemoJob(deps),
    'validate-urls': validateUrlsJob(deps),
    'update-photos': updatePhotosJob(deps),
  }
}
