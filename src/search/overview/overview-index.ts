import { Worker } from 'node:worker_threads'
import { DomainError } from '#domain/errors.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { Freshness, OverviewQueries, QueryKind, QueryReply, QueryRequest } from './queries.ts'

/** The index as the administrator's table reads it: all businesses, hidden and removed ones too. */
export interface OverviewIndex {
  /**
   * Sends a query to the thread that reads the index for the table. The thread is started at the first query, and after it
   * has been idle for long.
   * Throws DomainError index_not_ready while there is no index that can be read. Throws another error when the thread dies;
   * the next query starts another one.
   */
  query<Kind extends QueryKind>(
    kind: Kind,
    question: OverviewQueries[Kind]['question'],
    freshness: Freshness,
  ): Promise<OverviewQueries[Kind]['answer']>
  /** Ends the thread; a later query starts another one. */
  close(): Promise<void>
}

/** Longer than a break; after a working day the memory is freed. */
const IDLE_MS = HOUR_MS

/** The columns are outside the heap, which has the texts of at most some 100,000 changed businesses. */
const HEAP_MEGABYTES = 512

/** The table over an index folder. Nothing is read before the first query. */
export function openOverviewIndex(folder: string): OverviewIndex {
  return new OverviewThread(folder)
}

interface Waiting {
  resolve(answer: unknown): void
  reject(error: unknown): void
}

class OverviewThread implements OverviewIndex {
  readonly #folder: string
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastNumber = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  query<Kind extends QueryKind>(
    kind: Kind,
    question: OverviewQueries[Kind]['question'],
    freshness: Freshness,
  ): Promise<OverviewQueries[Kind]['answer']> {
    this.#worker ??= this.#start()
    clearTimeout(this.#idle)
    // The thread keeps the process alive only while a query waits.
    this.#worker.ref()
    const { promise, resolve, reject } = Promise.withResolvers<OverviewQueries[Kind]['answer']>()
    const request: QueryRequest = { number: ++this.#lastNumber, kind, question, freshness }
    this.#waiting.set(request.number, {
      // The reply has this query's number, so its answer is of this kind.
      resolve: answer => resolve(answer as OverviewQueries[Kind]['answer']),
      reject,
    })
    this.#worker.postMessage(request)
    return promise
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    if (worker === undefined) return
    this.#fail(worker, new Error('The table was closed'))
    await worker.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./overview.worker.ts', import.meta.url), {
      workerData: { folder: this.#folder },
      name: 'overview',
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    })
    worker.on('message', (reply: QueryReply) => this.#answer(reply))
    worker.on('error', error => this.#fail(worker, error))
    worker.on('exit', () => this.#fail(worker, new Error('The thread exited')))
    return worker
  }

  #answer(reply: QueryReply): void {
    const waiting = this.#waiting.get(reply.number)
    this.#waiting.delete(reply.number)
    if (this.#waiting.size === 0) this.#rest()
    if ('answer' in reply) waiting?.resolve(reply.answer)
    else if ('error' in reply) waiting?.reject(new Error('The query failed', { cause: reply.error }))
    else waiting?.reject(new DomainError('index_not_ready', { folder: this.#folder }))
  }

  #rest(): void {
    this.#worker?.unref()
    this.#idle = setTimeout(() => this.close(), IDLE_MS).unref()
  }

  #fail(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(new Error('The thread of the table ended', { cause }))
  }
}
