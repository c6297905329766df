import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { BuildFile } from './build-file.ts'
import type { BuildAnswer, BuildMessage, BuildStart } from './build-thread.ts'

/** Writes one main file for build-thread.ts and ends. Its errors reach the thread that started it. */
if (parentPort === null) throw new Error('build.worker.ts runs only as a worker thread')
const port = parentPort
const answer = (message: BuildAnswer) => port.postMessage(message)

// Only build-thread.ts starts this thread, and it is typed.
const { paths, piece } = workerData as BuildStart
const file = new BuildFile(paths, piece)
for await (const [message] of on(port, 'message') as AsyncIterable<[BuildMessage]>) {
  if (message.kind === 'take') {
    file.take(message.batch)
    answer('taken')
  } else if (message.kind === 'save') {
    file.save(message.piece)
    answer('saved')
  } else if (message.kind === 'rank') {
    file.rank(message.collected)
  } else {
    answer(await file.finish(message.stats))
    break
  }
}
