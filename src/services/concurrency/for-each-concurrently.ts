export interface ConcurrencyOptions {
  /** How many pieces of work are under way at once. */
  readonly concurrency: number
  readonly signal: AbortSignal
}

/**
 * Does work for every item, several at once, taking them in order. The first failure stops the other lanes and is
 * thrown when they have ended; so is the signal's reason.
 * @param work is given a signal that says when to stop
 */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  { concurrency, signal: outer }: ConcurrencyOptions,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failure = new AbortController()
  const signal = AbortSignal.any([outer, failure.signal])
  const source = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = source.next(); !next.done; next = source.next()) {
      signal.throwIfAborted()
      await work(next.value, signal)
    }
  }
  const guarded = async () => {
    try {
      await worker()
    } catch (error) {
      failure.abort(error)
      throw error
    }
  }
  await Promise.allSettled(Array.from({ length: concurrency }, guarded))
  outer.throwIfAborted()
  failure.signal.throwIfAborted()
}
