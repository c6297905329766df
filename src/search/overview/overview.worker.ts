import { parentPort, workerData } from 'node:worker_threads'
import pLimit from 'p-limit'
import { OverviewReader } from './overview-reader.ts'
import type { QueryReply, QueryRequest } from './queries.ts'

// The thread of the administrator's table: answers one query after the other.
if (parentPort === null) throw new Error('overview.worker.ts runs as a worker thread only')
const port = parentPort

/** While nobody asks. */
const LOOK_FOR_ANOTHER_MS = 10_000

// Only overview-index.ts starts this thread, and it is typed.
const { folder } = workerData as { readonly folder: string }
const reader = new OverviewReader(folder)
const oneAtATime = pLimit(1)
setInterval(() => reader.closeReplaced(), LOOK_FOR_ANOTHER_MS)
port.on('message', (request: QueryRequest) => {
  void oneAtATime(async () => port.postMessage(await replyTo(request)))
})

async function replyTo({ number, kind, question, freshness }: QueryRequest): Promise<QueryReply> {
  try {
    // Kind and question come from one typed call of `query`.
    const read = await reader.read(freshness, table => table.answer(kind, question as never))
    return read === undefined ? { number, isReady: false } : { number, answer: read.result }
  } catch (error) {
    return { number, error: error instanceof Error ? plain(error) : error }
  }
}

/** An error's cause may hold values that cannot be sent to another thread; its texts can. */
function plain(error: Error): Error {
  return new Error(error.message, { cause: error.stack })
}
