import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { DomainError } from '#domain/errors.ts'
import { isLockedError } from './sqlite.ts'

/** SQLite has one lock for all who write, and gives it to whoever asks first when it is free: nobody waits in a line. */
const RETRY_MS = 1
/** After so long without a pause this connection leaves the lock to others … */
const BURST_MS = 20
/** … for several times the pause between two of their attempts. */
const GAP_MS = 5
/** Longer than any transaction; rewriting a large database takes some seconds. */
const MOST_WAIT_MS = 10_000

/** Runs `work` when its turn has come; `work` is called again while another connection holds the lock. */
export type EnqueueWrite = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * The writes of one connection: one after another, in the order in which they were asked for. However many there are,
 * writers in other threads and processes get their turn between them, and so does other work of this thread, which
 * node:sqlite blocks while a statement runs.
 * A write throws store_locked when the lock was not free for ten seconds.
 */
export function writeQueue(): EnqueueWrite {
  const oneAtATime = pLimit(1)
  let burstBegan = Number.NEGATIVE_INFINITY
  let lastEnd = Number.NEGATIVE_INFINITY
  const leaveGap = async () => {
    const now = performance.now()
    const left = lastEnd + GAP_MS - now
    if (left > 0 && now - burstBegan < BURST_MS) return
    if (left > 0) await wait(left)
    burstBegan = performance.now()
  }
  return work => {
    const deadline = performance.now() + MOST_WAIT_MS
    return oneAtATime(async () => {
      await nextTurn()
      await leaveGap()
      try {
        return await retryWhileLocked(work, deadline)
      } finally {
        lastEnd = performance.now()
      }
    })
  }
}

/** @param deadline on the clock of `performance.now()`, ms */
async function retryWhileLocked<Result>(work: () => Promise<Result>, deadline: number): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isLockedError(error)) throw error
      if (performance.now() > deadline) throw new DomainError('store_locked', {}, error)
    }
    await wait(RETRY_MS)
  }
}
