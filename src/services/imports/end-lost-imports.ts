import { DAY_MS } from '#domain/time/durations.ts'
import { endRunsWithoutJob } from '#store/imports/import-runs.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'
import { isLockFree, removeRunLock, runsWithLock } from './command-run.ts'
import { removeSpoolOf } from './spool-spreadsheet.ts'

/** The largest file takes less than an hour. */
const LOST_AFTER_MS = DAY_MS

/**
 * Ends imports of commands whose process was killed: nobody begins them again, as a job's, and while one runs it cannot be
 * undone. What it stored stays; its spool is deleted. Those of this data folder end at once; those of another node, whose
 * process nobody here can see, after a day.
 * @returns how many
 */
export async function endLostImports({ store, dataDir, now }: StoreDeps & DataFolder): Promise<number> {
  const locked = await runsWithLock(dataDir)
  let lost: readonly number[] = []
  const ended = await store.write(trx => {
    lost = locked.filter(id => isLockFree(dataDir, id))
    return endRunsWithoutJob(trx, { ids: lost, startedBefore: now() - LOST_AFTER_MS, now: now() })
  })
  for (const id of lost) {
    await removeSpoolOf(dataDir, id)
    await removeRunLock(dataDir, id)
  }
  return ended
}
