import { FolderFiles } from '#gateways/files/site-files.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { JobRunner } from '#jobs/runner.ts'
import { openStore, type Store } from '#store/store.ts'
import { NO_WEB } from '#test/jobs/no-web.ts'
import { NO_OVERVIEW } from '#test/no-overview.ts'
import { testKey } from '#test/test-key.ts'

/**
 * Runs the import that waits in a data folder as the server's worker does, and kills its own process in the middle of a
 * transaction of the job, with everything of it written and nothing committed; 0: not at all. Arguments: the folder, that
 * transaction, and the present in milliseconds since 1970.
 */
const [dataDir = '', killAt = '0', present = '0'] = process.argv.slice(2)

const now = () => Number(present)
const store = await openStore({ dataDir, key: testKey })
let transactions = 0

const dying: Store = {
  ...store,
  write: work =>
    store.write(async trx => {
      const result = await work(trx)
      if (++transactions === Number(killAt)) process.kill(process.pid, 'SIGKILL')
      return result
    }),
}

const runner = new JobRunner({
  store,
  now,
  handlers: jobHandlers({
    ...NO_WEB,
    store: dying,
    overview: NO_OVERVIEW,
    files: new FolderFiles(dataDir),
    dataDir,
    now,
    // The index has tests of its own for this (test/search/index/kill.test.ts).
    rebuildIndex: async () => {},
    indexed: async () => {},
  }),
  onError: error => {
    throw error
  },
})
await runner.poll()
await runner.settled()
await runner.poll()
await store.close()
