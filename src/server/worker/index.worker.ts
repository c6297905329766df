import { parentPort, workerData } from 'node:worker_threads'
import { openSiteKey } from '#gateways/credentials/site-key.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { type IndexWriter, openIndexWriter } from '#search/index/index-writer.ts'
import { fetchIndex } from '#server/nodes/fetch-index.ts'
import { openStore } from '#store/store.ts'
import type { IndexThreadStart } from './index-thread.ts'
import { IndexUpdater, pollChanges } from './index-updater.ts'
import { confirmRebuild, isRebuildRequested } from './rebuild-request.ts'
import { errorText, type IndexAnswer, type IndexReport, type IndexRequest } from './worker-messages.ts'

// The thread of the worker that writes the index, with a connection to the database of its own.
if (parentPort === null) throw new Error('index.worker.ts runs only as a worker thread')
const port = parentPort
const post = (message: IndexReport | IndexAnswer) => port.postMessage(message)

// Only index-thread.ts starts this thread, and it is typed.
const { dataDir, databaseUrl, indexDir, indexFrom, secretKey } = workerData as IndexThreadStart
const key = openSiteKey(dataDir, secretKey)
const store = await openStore({
  dataDir,
  databaseUrl,
  key,
  // The other processes of this node would say the same.
  onNoSignals: error =>
    post({
      kind: 'progress',
      text: `the database does not notify, so it is asked for changes again and again: ${String(error)}`,
    }),
})
const wake = store.wakeOn('changes')
const writer = openIndexWriter(lockFolder(indexDir), {
  onChanged: changed => post({ kind: 'changed', changed }),
})
const index = new IndexUpdater(store, writer, {
  onDamaged: () => post({ kind: 'progress', text: 'the search index is damaged and is being rebuilt' }),
  copy: copyIndex,
})
const stop = new AbortController()
port.on('message', (request: IndexRequest) => {
  if (request.kind === 'stop') stop.abort()
  else void answer(request)
})
let isVerified = false
await pollChanges(follow, () => post({ kind: 'current' }), {
  onError: error => post({ kind: 'error', error: errorText(error) }),
  wake,
  signal: stop.signal,
})
writer.close()
await store.close()
// Ends a rebuild, too; it is begun again at the next start.
process.exit()

async function answer({ kind, number }: Exclude<IndexRequest, { kind: 'stop' }>): Promise<void> {
  try {
    const done = kind === 'rebuild' ? index.rebuildAnew() : index.indexed()
    wake?.wake()
    await done
    post({ kind: 'done', number })
  } catch (error) {
    post({ kind: 'failed', number, error: errorText(error) })
  }
}

async function copyIndex(to: IndexWriter): Promise<boolean> {
  if (indexFrom === undefined) return false
  const copy = await fetchIndex({ store, key, from: indexFrom, now: Date.now }, to)
  const text =
    copy === 'copied'
      ? `the index was copied from ${indexFrom}`
      : `the index is built here, because none could be copied from ${indexFrom}: ${copy.reason}`
  post({ kind: 'progress', text })
  return copy === 'copied'
}

/**
 * One step: begins a rebuild that is requested or was killed, follows changes, and once checks whether the index is
 * damaged.
 */
async function follow(): Promise<boolean> {
  // Without an index, following builds one or copies that of another node.
  if (writer.lastChange() > 0) {
    if (isRebuildRequested(indexDir)) index.rebuildBeside(() => confirmRebuild(indexDir))
    else if (index.isBegun()) index.rebuildBeside()
  }
  const hadWork = await index.follow()
  if (hadWork || isVerified) return hadWork
  isVerified = true
  return index.repair()
}
