import type { JobProgress } from '#domain/job/job.ts'
import { BUSINESS_METRICS } from '#domain/metric/metric.ts'
import { recordMetrics } from '#services/metrics/record-metrics.ts'
import { inBatches } from '#store/batches.ts'
import { countBusinesses } from '#store/businesses/businesses.ts'
import { demoIdsAfter, removeWithoutTrace, untouchedDemoIds } from '#store/businesses/demo-businesses.ts'
import { deleteOutcomes } from '#store/imports/import-outcomes.ts'
import { deleteRun, demoRuns } from '#store/imports/import-runs.ts'
import { jobById, saveJobProgress } from '#store/jobs/jobs.ts'
import { deleteMetrics } from '#store/metrics.ts'
import type { StoreDeps } from '#store/store.ts'

export interface RemovedDemo {
  readonly removed: number
  /** Demo businesses that were edited since, which stay. */
  readonly kept: number
}

/** Small transactions of a few milliseconds, see store.ts. */
const BUSINESSES_PER_STEP = 100
const OUTCOMES_PER_STEP = 500

/**
 * Removes every demo business that was not touched, the runs that imported them, and the metrics that counted them.
 * Continues where a former attempt ended: each step stores its progress in its own transaction.
 * @param job the job's number, and a signal whose reason is thrown between two steps
 */
export async function removeDemo(
  { store, now }: StoreDeps,
  job: { readonly id: number; readonly signal: AbortSignal },
): Promise<RemovedDemo> {
  let counts: RemovedDemo = {
    removed: (await jobById(store.db, job.id))?.progress?.counts.removed ?? 0,
    kept: 0,
  }
  const total = counts.removed + (await countBusinesses(store.db, 'demonstration'))
  const batches = inBatches<number>((last = 0) => demoIdsAfter(store.db, last, BUSINESSES_PER_STEP))
  for await (const ids of batches) {
    job.signal.throwIfAborted()
    const at = now()
    const vanished = await store.write(async trx => {
      const untouched = await untouchedDemoIds(trx, ids)
      await removeWithoutTrace(trx, untouched, at)
      await saveJobProgress(trx, job.id, progressOf(added(counts, ids, untouched), total), at)
      return untouched
    })
    counts = added(counts, ids, vanished)
  }
  for (const runId of await demoRuns(store.db)) await deleteRunAndOutcomes({ store, now }, runId, job.signal)
  // They counted demo businesses, so a growth computed from them would be wrong.
  await store.write(trx => deleteMetrics(trx, BUSINESS_METRICS))
  await recordMetrics({ store, now })
  return counts
}

function added(
  { removed, kept }: RemovedDemo,
  looked: readonly number[],
  vanished: readonly number[],
): RemovedDemo {
  return { removed: removed + vanished.length, kept: kept + looked.length - vanished.length }
}

function progressOf(counts: RemovedDemo, total: number): JobProgress {
  return { phase: 'removing', done: counts.removed + counts.kept, total, counts: { ...counts } }
}

async function deleteRunAndOutcomes({ store }: StoreDeps, runId: number, signal: AbortSignal): Promise<void> {
  while (await store.write(trx => deleteOutcomes(trx, runId, OUTCOMES_PER_STEP))) signal.throwIfAborted()
  await store.write(trx => deleteRun(trx, runId))
}
