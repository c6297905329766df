import { setImmediate as nextTurn } from 'node:timers/promises'
import { compareBusinesses, type WidelyShared } from '#domain/duplicate/compare-businesses.ts'
import { progressReporter } from '#services/jobs/report-progress.ts'
import { inBatches } from '#store/batches.ts'
import { countBusinesses } from '#store/businesses/businesses.ts'
import {
  comparablesAfter,
  comparablesByIds,
  type NumberedComparable,
} from '#store/duplicates/comparable-businesses.ts'
import {
  pairKey,
  pairKeys,
  type StoredPair,
  suggestPairs,
  withdrawPairs,
} from '#store/duplicates/duplicate-pairs.ts'
import { chunks } from '#store/statements.ts'
import type { Store, StoreDeps } from '#store/store.ts'
import { DuplicateCandidates, pairOf } from './duplicate-candidates.ts'

export interface FoundDuplicates {
  /** Pairs that look like one business. */
  readonly pairs: number
  /** Those of them in the list: the surest ones; the next search brings others. */
  readonly listed: number
  /** Those of them that are suggested for the first time. */
  readonly added: number
  /** Former suggestions that no longer hold. */
  readonly withdrawn: number
}

/** Rows read at once, within some milliseconds, so that other work can run in between. */
const ROWS_PER_SLICE = 2000
const PAIRS_PER_SLICE = 500
/** Counting and sorting this many costs the main thread about 25 ms. */
const MOST_LISTED = 5000
/** Rows of the list stored in one transaction, far below 50 ms. */
const PAIRS_PER_WRITE = 200

/**
 * Looks for pairs of live businesses that look like one, and replaces the suggestions by them. Dismissed pairs stay
 * dismissed. The list changes only at the end, so a cancelled job leaves it as it was.
 * @param job the job's number, and a signal whose reason is thrown between two steps
 * Keeps numbers, not rows: 441,000 businesses take about 100 MB.
 */
export async function findDuplicates(
  { store, now }: StoreDeps,
  job: { readonly id: number; readonly signal: AbortSignal },
): Promise<FoundDuplicates> {
  const notes = progressReporter({ store, now }, job.id)
  const note = (phase: string, done: number, total: number, counts: Record<string, number> = {}) => {
    job.signal.throwIfAborted()
    notes.report({ phase, done, total, counts })
  }
  const candidates = await readCandidates(store, (done, total) => note('reading', done, total))
  const found = await compare(store, candidates, (done, total, pairs) =>
    note('comparing', done, total, { pairs }),
  )
  const surest = found.toSorted((one, other) => other.score - one.score).slice(0, MOST_LISTED)
  const changes = await storePairs(store, surest, (done, total) =>
    note('storing', done, total, { pairs: found.length }),
  )
  await notes.flush()
  return { pairs: found.length, listed: surest.length, ...changes }
}

async function readCandidates(
  store: Store,
  note: (done: number, total: number) => void,
): Promise<DuplicateCandidates> {
  const candidates = new DuplicateCandidates()
  const total = await countBusinesses(store.db)
  let done = 0
  note(done, total)
  const batches = inBatches<NumberedComparable>(last =>
    comparablesAfter(store.db, last?.id ?? 0, ROWS_PER_SLICE),
  )
  for await (const rows of batches) {
    for (const row of rows) candidates.add(row)
    done += rows.length
    note(done, Math.max(total, done))
  }
  return candidates
}

async function compare(
  store: Store,
  candidates: DuplicateCandidates,
  note: (done: number, total: number, found: number) => void,
): Promise<StoredPair[]> {
  const pairs = await candidates.pairs()
  const shared = candidates.shared()
  const dismissed = await pairKeys(store.db, 'dismissed')
  const found: StoredPair[] = []
  for (let start = 0; start < pairs.length; start += PAIRS_PER_SLICE) {
    const slice = Array.from(pairs.subarray(start, start + PAIRS_PER_SLICE), pairOf)
    for (const pair of await compareSlice(store, slice, shared)) {
      if (!dismissed.has(pairKey(pair.a, pair.b))) found.push(pair)
    }
    note(Math.min(start + PAIRS_PER_SLICE, pairs.length), pairs.length, found.length)
    await nextTurn()
  }
  return found
}

async function compareSlice(
  store: Store,
  pairs: readonly { readonly a: number; readonly b: number }[],
  shared: WidelyShared,
): Promise<StoredPair[]> {
  const businesses = await comparablesByIds(store.db, [...new Set(pairs.flatMap(({ a, b }) => [a, b]))])
  return pairs.flatMap(({ a, b }) => {
    const [one, other] = [businesses.get(a), businesses.get(b)]
    const alike = one && other && compareBusinesses(one, other, shared)
    return alike ? [{ a, b, ...alike }] : []
  })
}

async function storePairs(
  store: Store,
  found: readonly StoredPair[],
  note: (done: number, total: number) => void,
): Promise<Pick<FoundDuplicates, 'added' | 'withdrawn'>> {
  const before = await pairKeys(store.db, 'suggested')
  const keys = new Set(found.map(({ a, b }) => pairKey(a, b)))
  let done = 0
  for (const part of chunks(found, PAIRS_PER_WRITE)) {
    await store.write(trx => suggestPairs(trx, part))
    done += part.length
    note(done, found.length)
    await nextTurn()
  }
  const obsolete = [...before].filter(key => !keys.has(key))
  for (const part of chunks(obsolete, PAIRS_PER_WRITE)) {
    await store.write(trx => withdrawPairs(trx, part.map(pairOfKey)))
    await nextTurn()
  }
  const added = [...keys].filter(key => !before.has(key)).length
  return { added, withdrawn: obsolete.length }
}

function pairOfKey(key: string): { a: number; b: number } {
  const [a = 0, b = 0] = key.split(' ').map(Number)
  return { a, b }
}
