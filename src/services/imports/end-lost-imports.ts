import { DAY_MS } from '#domain/time/durations.ts'
import { endRunsWithoutJob } from '#store/imports/import-runs.ts'
import type { StoreDeps } from '#store/store.ts'

/** The largest file takes less than an hour. */
const LOST_AFTER_MS = DAY_MS

/**
 * Ends imports of commands whose process was killed: nobody begins them again, as a job's, and while one runs it cannot be
 * undone. What it stored stays.
 * @returns how many
 */
export async function endLostImports({ store, now }: StoreDeps): Promise<number> {
  return store.write(trx => endRunsWithoutJob(trx, now() - LOST_AFTER_MS, now()))
}
