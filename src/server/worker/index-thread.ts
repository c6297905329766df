import { Worker } from 'node:worker_threads'
import type { IndexAnswer, IndexReport, IndexRequest, WorkerStart } from './worker-messages.ts'

export type IndexThreadStart = Pick<
  WorkerStart,
  'dataDir' | 'databaseUrl' | 'indexDir' | 'indexFrom' | 'secretKey'
>

export interface IndexThreadHost {
  /** Called with what the site is told. */
  readonly onReport: (report: IndexReport) => void
  /** Ends the thread when its step is done. */
  readonly signal: AbortSignal
}

export interface IndexThread {
  /** Waits until everything that is stored now is in the index. Throws the signal's reason. */
  indexed(signal?: AbortSignal): Promise<void>
  /** Builds the index anew from what is stored now. Throws when that fails. */
  rebuild(): Promise<void>
  /** Settles when the thread has ended after its stop and has released the index. */
  readonly ended: Promise<void>
}

interface Waiting {
  resolve(): void
  reject(error: unknown): void
}

/**
 * Starts the thread that writes the index, so that rows are indexed while further ones are stored. Its death without a
 * stop is an uncaught exception of this process, which the site starts again.
 */
export function startIndexThread(
  start: IndexThreadStart,
  { onReport, signal }: IndexThreadHost,
): IndexThread {
  const waiting = new Map<number, Waiting>()
  let lastNumber = 0
  const thread = new Worker(new URL('./index.worker.ts', import.meta.url), {
    workerData: start,
    name: 'index',
    env: {},
  })
  const post = (request: IndexRequest) => thread.postMessage(request)
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  thread.on('message', (message: IndexReport | IndexAnswer) => {
    if (message.kind !== 'done' && message.kind !== 'failed') return onReport(message)
    const { resolve, reject } = waiting.get(message.number) ?? {}
    waiting.delete(message.number)
    if (message.kind === 'done') resolve?.()
    else reject?.(new Error('the index could not be written', { cause: message.error }))
  })
  thread.on('error', error => {
    throw error
  })
  thread.on('exit', end)
  const stop = () => post({ kind: 'stop' })
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })

  async function ask(kind: 'rebuild' | 'catch-up', cancel?: AbortSignal): Promise<void> {
    cancel?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const number = ++lastNumber
    waiting.set(number, { resolve, reject })
    cancel?.addEventListener('abort', () => reject(cancel.reason), { once: true })
    post({ kind, number })
    await promise
  }

  return { indexed: cancel => ask('catch-up', cancel), rebuild: () => ask('rebuild'), ended }
}
