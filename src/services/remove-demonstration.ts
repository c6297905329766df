import { BUSINESS_FIGURES } from '#domain/figure.ts'
import type { JobProgress } from '#domain/job.ts'
import { countBusinesses } from '#store/businesses.ts'
import {
  deleteOutcomes,
  deleteRun,
  demonstrationIdsAfter,
  lastOutcomeRow,
  letVanish,
  untouchedDemonstration,
} from '#store/demonstration.ts'
import { deleteFigures } from '#store/figures.ts'
import { jobById, saveJobProgress } from '#store/jobs.ts'
import { demonstrationRuns } from '#store/own-imports.ts'
import { type FigureDeps, recordFigures } from './record-figures.ts'

export interface RemovedDemonstration {
  readonly removed: number
  /** Fictional ones that somebody edited or completed since: they stay. */
  readonly kept: number
}

/** So that a transaction lasts a few milliseconds: see store.ts. */
const BUSINESSES_PER_STEP = 100
const OUTCOMES_PER_STEP = 500

/**
 * Removes every fictional business that nobody touched, its import from the list of imports, and the figures that
 * counted it. Goes on where a former attempt ended: each step notes its progress in its own transaction.
 * @param job the job's number, and a signal whose reason is thrown between two steps
 */
export async function removeDemonstration(
  { store, now }: FigureDeps,
  job: { readonly id: number; readonly signal: AbortSignal },
): Promise<RemovedDemonstration> {
  let counts: RemovedDemonstration = {
    removed: (await jobById(store.db, job.id))?.progress?.counts.removed ?? 0,
    kept: 0,
  }
  const total = counts.removed + (await countBusinesses(store.db, 'demonstration'))
  for (let after = 0; ; ) {
    job.signal.throwIfAborted()
    const ids = await demonstrationIdsAfter(store.db, after, BUSINESSES_PER_STEP)
    const last = ids.at(-1)
    if (last === undefined) break
    const at = now()
    const vanished = await store.write(async trx => {
      const untouched = await untouchedDemonstration(trx, ids)
      await letVanish(trx, untouched, at)
      await saveJobProgress(trx, job.id, progressOf(added(counts, ids, untouched), total), at)
      return untouched
    })
    counts = added(counts, ids, vanished)
    after = last
  }
  for (const runId of await demonstrationRuns(store.db)) await forgetRun({ store, now }, runId, job.signal)
  // They counted fictional businesses; a growth worked out from them would be fictional too.
  await store.write(trx => deleteFigures(trx, BUSINESS_FIGURES))
  await recordFigures({ store, now })
  return counts
}

function added(
  { removed, kept }: RemovedDemonstration,
  looked: readonly number[],
  vanished: readonly number[],
): RemovedDemonstration {
  return { removed: removed + vanished.length, kept: kept + looked.length - vanished.length }
}

function progressOf(counts: RemovedDemonstration, total: number): JobProgress {
  return { phase: 'removing', done: counts.removed + counts.kept, total, counts: { ...counts } }
}

async function forgetRun({ store }: FigureDeps, runId: number, signal: AbortSignal): Promise<void> {
  const last = await lastOutcomeRow(store.db, runId)
  for (let upTo = OUTCOMES_PER_STEP; upTo < last; upTo += OUTCOMES_PER_STEP) {
    signal.throwIfAborted()
    await store.write(trx => deleteOutcomes(trx, runId, upTo))
  }
  await store.write(async trx => {
    await deleteOutcomes(trx, runId, last)
    await deleteRun(trx, runId)
  })
}
