import pLimit from 'p-limit'
import { isFaultless, type LinkOutcome } from '#domain/link/link-check.ts'
import { saveJobProgress } from '#store/jobs/jobs.ts'
import { type CheckedLink, outcomesOfJob, recordLinkChecks } from '#store/links/link-checks.ts'
import { nameAtWebsite } from '#store/links/websites.ts'
import type { StoreDeps } from '#store/store.ts'
import { NOTHING_VALIDATED, type ValidationCounts, validationProgress } from './validation-progress.ts'

/** Stored within a few milliseconds. */
const MOST_PER_WRITE = 50
/** Progress is shown every two seconds (specification, section 9). */
const WRITE_EVERY_MS = 1_000

export interface LinkLog {
  /** Adds a check, which is stored soon, together with others. */
  add(checked: CheckedLink): Promise<void>
  /** Stores everything that is not stored yet. */
  flush(): Promise<void>
  counts(): ValidationCounts
}

/**
 * Stores the checks of a validation, in small transactions that also store its progress.
 * @param total addresses of the whole run, also those of a former attempt
 */
export async function openLinkLog({ store, now }: StoreDeps, jobId: number, total: number): Promise<LinkLog> {
  const oneAtATime = pLimit(1)
  const waiting: CheckedLink[] = []
  let counts = countsOf(await outcomesOfJob(store.db, jobId))
  let writtenAt = now()
  await store.write(trx => saveJobProgress(trx, jobId, validationProgress(counts, total), now()))

  async function writeWaiting(): Promise<void> {
    const batch = waiting.splice(0, MOST_PER_WRITE)
    const last = batch.at(-1)
    if (last === undefined) return
    writtenAt = now()
    const after = plus(counts, countsOf(batch.map(({ check }) => ({ outcome: check.outcome, count: 1 }))))
    await store.write(async trx => {
      await recordLinkChecks(trx, jobId, batch)
      const progress = validationProgress(after, total, await nameAtWebsite(trx, last.url))
      await saveJobProgress(trx, jobId, progress, now())
    })
    counts = after
  }

  return {
    counts: () => counts,
    async add(checked) {
      waiting.push(checked)
      if (waiting.length >= MOST_PER_WRITE || now() - writtenAt >= WRITE_EVERY_MS)
        await oneAtATime(writeWaiting)
    },
    async flush() {
      while (waiting.length > 0) await oneAtATime(writeWaiting)
    },
  }
}

function countsOf(outcomes: Awaited<ReturnType<typeof outcomesOfJob>>): ValidationCounts {
  const counts = { ...NOTHING_VALIDATED }
  for (const { outcome, count } of outcomes) counts[keyOf(outcome)] += count
  return counts
}

function keyOf(outcome: LinkOutcome): keyof ValidationCounts {
  if (outcome === 'not-checked') return 'notChecked'
  return isFaultless({ outcome }) ? 'valid' : 'invalid'
}

function plus(one: ValidationCounts, other: ValidationCounts): ValidationCounts {
  return {
    valid: one.valid + other.valid,
    invalid: one.invalid + other.invalid,
    notChecked: one.notChecked + other.notChecked,
  }
}
