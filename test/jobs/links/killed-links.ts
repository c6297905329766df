import { FolderFiles } from '#gateways/files/site-files.ts'
import { httpClientFactory } from '#gateways/http/http-clients.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { JobRunner } from '#jobs/runner.ts'
import { openStore } from '#store/store.ts'
import { NO_OVERVIEW } from '#test/no-overview.ts'
import { testKey } from '#test/test-key.ts'

/**
 * Runs the queue of a data folder until no job is left, asking the test's web server for every name below '.test'. It may
 * be killed any time. Arguments: the folder, the server's port.
 */
const [dataDir = '', port = ''] = process.argv.slice(2)

const store = await openStore({ dataDir, key: testKey })
const resolve = async (name: string) => {
  if (name.endsWith('.test')) return ['127.0.0.1']
  throw Object.assign(new Error(`no such name: ${name}`), { code: 'ENOTFOUND' })
}
const runner = new JobRunner({
  store,
  now: Date.now,
  handlers: jobHandlers({
    store,
    overview: NO_OVERVIEW,
    files: new FolderFiles(dataDir),
    dataDir,
    now: Date.now,
    // The index has tests of its own for this (test/search/index/kill.test.ts).
    rebuildIndex: async () => {},
    indexed: async () => {},
    contact: async () => ({ email: '', siteUrl: 'https://umkreis.example' }),
    openHttp: httpClientFactory({
      allowance: { ports: [Number(port)], addresses: ['127.0.0.1'] },
      resolve,
      limits: { hostPauseMs: 0 },
    }),
  }),
  onError: error => {
    throw error
  },
})
await runner.poll()
await runner.settled()
await runner.poll()
await store.close()
