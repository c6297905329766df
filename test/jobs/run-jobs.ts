import { jobHandlers } from '#jobs/handlers.ts'
import { JobRunner } from '#jobs/runner.ts'
import type { UploadLimit } from '#services/imports/upload-import.ts'
import { onFinished } from '#test/finished.ts'
import type { TempDirectory } from '#test/temp-directory.ts'
import { NO_WEB } from './no-web.ts'

/** A directory whose clock a test may set, by which its jobs are due. */
type WithJobs = TempDirectory & UploadLimit & { readonly clock?: { readonly now: number } }

/** Runs the jobs of a directory, as the server's worker does, until the test or the file is over. A job that crashes fails it. */
export function runJobs({
  store,
  overview,
  folder,
  siteFiles: files,
  follow,
  rebuild,
  clock,
  uploadLimitBytes,
}: WithJobs): void {
  const now = () => clock?.now ?? Date.now()
  const stop = new AbortController()
  const faults: unknown[] = []
  const runner = new JobRunner({
    store,
    now,
    handlers: jobHandlers({
      ...NO_WEB,
      store,
      overview,
      files,
      dataDir: folder,
      now,
      rebuildIndex: rebuild,
      indexed: follow,
      uploadLimitBytes,
    }),
    onError: error => faults.push(error),
  })
  const running = runner.run({ onError: error => faults.push(error), signal: stop.signal })
  onFinished(async () => {
    stop.abort()
    await running
    await runner.settled()
    if (faults.length > 0) throw new AggregateError(faults, 'a job broke off')
  })
}
