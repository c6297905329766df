import { DomainError } from '#domain/errors.ts'
import { linkToParent } from '../bounded-process/parent-link.ts'
import { diskError } from '../files/disk.ts'
import { readTable } from './read-table.ts'
import { PIECES_IN_FLIGHT, type ReaderMessage, type ReaderTask } from './reader-messages.ts'

// The process of one file: reads it and sends its pieces as the caller processes them. Its parent ends it. Only
// reader-process.ts starts it, and it is typed: the first message is the task, each other one allows a further piece.
let allowed = PIECES_IN_FLIGHT
let resume = () => {}
let isStarted = false
const link = linkToParent(message => {
  if (isStarted) {
    allowed++
    resume()
  } else {
    isStarted = true
    void run(message as ReaderTask)
  }
})
const send = (message: ReaderMessage) => link.send(message)

async function run(task: ReaderTask): Promise<void> {
  try {
    await read(task)
  } catch (thrown) {
    // An error's class and code do not reach the other process.
    const error = diskError(thrown)
    if (error instanceof DomainError) {
      send({ kind: 'refused', code: error.code, details: error.details, cause: plainCause(error.cause) })
    } else send({ kind: 'failed', error })
  }
}

async function read(task: ReaderTask): Promise<void> {
  for await (const piece of readTable(task)) {
    while (allowed === 0) {
      await new Promise<void>(resolve => {
        resume = resolve
      })
    }
    allowed--
    send(piece)
  }
  send({ kind: 'end' })
}

/** An error's cause may hold values that cannot be sent to another process; its texts can. */
function plainCause(cause: unknown): unknown {
  return cause instanceof Error ? new Error(cause.stack ?? cause.message) : undefined
}
