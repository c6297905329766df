import { Worker } from 'node:worker_threads'
import type { SpreadsheetLimits } from './limits.ts'
import type { ReaderMessage, ReaderTask } from './reader-messages.ts'
import { outOfMemory, tooSlow } from './refusals.ts'

/** Less than Node's default keeps the reader's memory small and costs no time. */
const YOUNG_GENERATION_MEGABYTES = 16

/** The thread that reads one file, with a bounded heap: a file can exhaust it, but not the process. */
export class ReaderThread {
  readonly #worker: Worker
  readonly #limits: SpreadsheetLimits
  readonly #arrived: ReaderMessage[] = []
  #failure: Error | undefined
  #wake: () => void = () => {}
  #timeLeftMs: number

  /** @param name shown in diagnostics */
  constructor(task: ReaderTask, name: string) {
    this.#limits = task.limits
    this.#timeLeftMs = task.limits.timeMs
    this.#worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
      workerData: task,
      name,
      env: {},
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: task.limits.heapMegabytes,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MEGABYTES,
      },
    })
    this.#worker.on('message', (message: ReaderMessage) => {
      this.#arrived.push(message)
      this.#wake()
    })
    this.#worker.on('error', error => this.#fail(failureOf(error, task.limits)))
    this.#worker.on('exit', () => this.#fail(new Error('The spreadsheet reader ended without a result')))
  }

  /**
   * The next message of the reader. Throws file_reader_out_of_memory, file_too_slow when all waiting together took
   * longer than the limit, and the signal's reason.
   */
  async next(signal: AbortSignal | undefined): Promise<ReaderMessage> {
    signal?.throwIfAborted()
    if (this.#arrived.length === 0 && this.#failure === undefined) await this.#wait(signal)
    const message = this.#arrived.shift()
    if (message !== undefined) return message
    throw this.#failure ?? tooSlow(this.#limits)
  }

  /** Allows the reader one more piece ahead of the caller. */
  allowOneMore(): void {
    this.#worker.postMessage('more')
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  async #wait(signal: AbortSignal | undefined): Promise<void> {
    const startedAt = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const abort = () => reject(signal?.reason)
    const timer = setTimeout(resolve, Math.max(0, this.#timeLeftMs))
    signal?.addEventListener('abort', abort, { once: true })
    this.#wake = resolve
    try {
      await promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      this.#timeLeftMs -= performance.now() - startedAt
    }
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.#wake()
  }
}

function failureOf(error: unknown, limits: SpreadsheetLimits): Error {
  if (!(error instanceof Error)) return new Error('The spreadsheet reader failed', { cause: error })
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemory(limits) : error
}
