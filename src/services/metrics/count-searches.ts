import { berlinDate } from '#domain/time/berlin-day.ts'
import { addToMetric } from '#store/metrics.ts'
import type { StoreDeps } from '#store/store.ts'

export interface SearchCounter {
  /** Counts one search. Nothing about the search or the visitor is stored. */
  count(): void
  /** Adds what was counted to the day's metric. Throws what the store throws; no count is lost then. */
  flush(): Promise<void>
}

/** Counts searches in memory, because a search must not wait for a write. */
export function searchCounter({ store, now }: StoreDeps): SearchCounter {
  let counted = 0
  return {
    count: () => {
      counted++
    },
    flush: async () => {
      if (counted === 0) return
      const value = counted
      counted = 0
      try {
        await store.write(trx => addToMetric(trx, { day: berlinDate(now()), name: 'searches', value }))
      } catch (error) {
        counted += value
        throw error
      }
    },
  }
}
