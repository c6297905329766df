import pLimit from 'p-limit'

export interface ConcurrencyOptions {
  /** How many items are worked on at once. */
  readonly concurrency: number
  readonly signal: AbortSignal
}

/**
 * Does work for every item, several at once, taking them in order. The iterable is read no faster than the work is
 * done. The first failure aborts the other work and is thrown when that has ended; so is the signal's reason.
 * @param work is given a signal that says when to stop
 */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  { concurrency, signal: outer }: ConcurrencyOptions,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failure = new AbortController()
  const signal = AbortSignal.any([outer, failure.signal])
  const limit = pLimit(concurrency)
  const running = new Set<Promise<void>>()
  const begin = (item: Item) =>
    new Promise<void>(begun => {
      const piece = limit(async () => {
        begun()
        try {
          signal.throwIfAborted()
          await work(item, signal)
        } catch (error) {
          // Within the limit, so that nothing else begins before the failure is known.
          failure.abort(error)
        }
      }).finally(() => running.delete(piece))
      running.add(piece)
    })
  for (const item of items) {
    if (signal.aborted) break
    const begun = begin(item)
    if (limit.pendingCount > 0) await begun
  }
  await Promise.all(running)
  outer.throwIfAborted()
  failure.signal.throwIfAborted()
}
