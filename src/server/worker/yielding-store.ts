import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Store } from '#store/store.ts'

/**
 * A store for jobs, which share their thread with the index follower. node:sqlite is synchronous, so a job that only
 * writes would block the thread; after each of its transactions other work can run.
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
