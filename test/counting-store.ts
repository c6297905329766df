import type { KyselyPlugin } from 'kysely'
import type { Store } from '#store/store.ts'

export interface CountingStore {
  readonly store: Store
  /** The statements that were run so far, also in transactions. */
  count(): number
}

/** A store whose statements are counted, so that a test can say that they do not grow with the rows. */
export function countingStore(store: Store): CountingStore {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count++
      return result
    },
  }
  return {
    store: {
      ...store,
      db: store.db.withPlugin(counter),
      write: work => store.write(trx => work(trx.withPlugin(counter))),
    },
    count: () => count,
  }
}
