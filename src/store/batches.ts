import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Reads what has an order, a table for example, in batches. Other work can run between them.
 * @param read the batch after an item, the first one after undefined; an empty batch is the end
 */
export async function* inBatches<Item>(
  read: (last: Item | undefined) => Promise<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  for (let batch = await read(undefined); batch.length > 0; batch = await read(batch.at(-1))) {
    yield batch
    await nextTurn()
  }
}

/** A transaction that works on a batch stays far below the 50 ms that other writers may have to wait. */
const BATCH_MS = 20
/** Progress and cancelling are quick on every machine. */
const MOST_IN_BATCH = 50

/**
 * Handles the next ids of a list, for a short time, and at least one.
 * @param from the position of the first one
 * @returns the position after the last one
 */
export async function handleBatch(
  ids: Readonly<ArrayLike<number>>,
  from: number,
  handle: (id: number) => Promise<void>,
): Promise<number> {
  const begin = performance.now()
  const end = Math.min(ids.length, from + MOST_IN_BATCH)
  let next = from
  while (next < end && (next === from || performance.now() - begin < BATCH_MS)) {
    await handle(ids[next] ?? 0)
    next++
  }
  return next
}
