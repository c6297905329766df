import { parentPort, workerData } from 'node:worker_threads'
import { keepFollowing } from '#jobs/follow.ts'
import type { IndexWriter } from '#search/directory-index.ts'
import { openIndexWriter } from '#search/index-writer.ts'
import { followChanges, rebuildIndex } from '#services/follow-changes.ts'
import { loadDemonstration } from '#services/load-demonstration.ts'
import { lastNumber } from '#store/counters.ts'
import { openStore } from '#store/store.ts'
import { confirmRebuild, isRebuildRequested } from './rebuild-request.ts'
import type { WorkerMessage, WorkerStart } from './worker-thread.ts'

/** As many as look like a real directory, and few enough to be there a few seconds after the first start. */
const DEMONSTRATION_SIZE = 2000

const { dataDir, indexDir, demo } = workerData as WorkerStart
const stop = new AbortController()
parentPort?.on('message', () => stop.abort())

const store = await openStore({ dataDir, thread: 'worker' })
const index = openIndexWriter(indexDir)
if (demo === 'auto' && (await lastNumber(store.db, 'business')) === 0) {
  tell({
    kind: 'progress',
    text: `Das Verzeichnis ist leer: ${DEMONSTRATION_SIZE} erfundene Betriebe werden angelegt.`,
  })
  await loadDemonstration({ store, now: Date.now }, { count: DEMONSTRATION_SIZE })
}

let isVerified = false
await keepFollowing({
  follow,
  onCurrent: () => tell({ kind: 'current' }),
  onError: error => tell({ kind: 'error', error: String(error instanceof Error ? error.stack : error) }),
  signal: stop.signal,
})
index.close()
await store.close()
parentPort?.close()

/** One look: what changed, whether somebody asked for a new index, and once whether the present one is whole. */
async function follow(): Promise<boolean> {
  if (isRebuildRequested(indexDir)) {
    await rebuildIndex({ store, index })
    confirmRebuild(indexDir)
    return true
  }
  const hadWork = await followChanges({ store, index })
  if (hadWork || isVerified) return hadWork
  isVerified = true
  return rebuildWhenDamaged(index)
}

async function rebuildWhenDamaged(writer: IndexWriter): Promise<boolean> {
  if (await writer.verify()) return false
  tell({ kind: 'progress', text: 'Der Suchindex ist beschädigt und wird neu aufgebaut.' })
  await rebuildIndex({ store, index: writer })
  return true
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}
