import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Store } from '#store/store.ts'

/**
 * A store for jobs, which share their thread with the index follower: node:sqlite never waits, so a job that only
 * writes would never let go. After each of its transactions everybody else has a turn.
 */
export function yieldingStore(store: Store): Store {
  return {
    ...store,
    async write(work) {
      const result = await store.write(work)
      await nextTurn()
      return result
    },
  }
}
