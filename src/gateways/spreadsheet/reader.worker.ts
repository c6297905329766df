import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { DomainError } from '#domain/errors.ts'
import { diskError } from '#gateways/files/disk.ts'
import { readTable } from './read-table.ts'
import { PIECES_IN_FLIGHT, type ReaderMessage, type ReaderTask } from './reader-messages.ts'

// The thread of one file: reads it, posts its pieces as the caller processes them, and ends.
if (parentPort === null) throw new Error('reader.worker.ts runs as a worker thread only')
const port = parentPort
const tell = (message: ReaderMessage) => port.postMessage(message)

let allowed = PIECES_IN_FLIGHT
port.on('message', () => {
  allowed++
})

async function read({ path, limits, scratch, mappings }: ReaderTask): Promise<void> {
  for await (const piece of readTable(path, limits, scratch, mappings)) {
    while (allowed === 0) await once(port, 'message')
    allowed--
    tell(piece)
  }
  tell({ kind: 'end' })
}

try {
  // Only reader-thread.ts starts this thread, and it is typed.
  await read(workerData as ReaderTask)
} catch (thrown) {
  // An error's code does not reach the other thread.
  const error = diskError(thrown)
  if (error instanceof DomainError) {
    tell({ kind: 'refused', code: error.code, details: error.details, cause: plainCause(error.cause) })
  } else tell({ kind: 'failed', error })
}
port.close()

/** An error's cause may hold values that cannot be sent to another thread; its texts can. */
function plainCause(cause: unknown): unknown {
  return cause instanceof Error ? new Error(cause.stack ?? cause.message) : undefined
}
