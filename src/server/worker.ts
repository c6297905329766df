import { parentPort, workerData } from 'node:worker_threads'
import { keepFollowing } from '#jobs/follow.ts'
import { openIndexWriter } from '#search/index-writer.ts'
import { followChanges } from '#services/follow-changes.ts'
import { loadDemonstration } from '#services/load-demonstration.ts'
import { lastNumber } from '#store/counters.ts'
import { openStore } from '#store/store.ts'
import type { WorkerMessage, WorkerStart } from './worker-thread.ts'

/** As many as look like a real directory, and few enough to be there a few seconds after the first start. */
const DEMONSTRATION_SIZE = 2000

const { dataDir, indexDir, demo } = workerData as WorkerStart
const stop = new AbortController()

const store = await openStore({ dataDir, thread: 'worker' })
if (demo === 'auto' && (await lastNumber(store.db, 'business')) === 0) {
  tell({
    kind: 'progress',
    text: `Das Verzeichnis ist leer: ${DEMONSTRATION_SIZE} erfundene Betriebe werden angelegt.`,
  })
  await loadDemonstration({ store, now: Date.now }, { count: DEMONSTRATION_SIZE })
}

const index = openIndexWriter(indexDir)
parentPort?.on('message', (message: 'stop') => {
  if (message === 'stop') stop.abort()
})
await keepFollowing({
  follow: () => followChanges({ store, index }),
  onCurrent: () => tell({ kind: 'current' }),
  onError: error => tell({ kind: 'error', error: String(error instanceof Error ? error.stack : error) }),
  signal: stop.signal,
})
index.close()
await store.close()
parentPort?.close()

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}
