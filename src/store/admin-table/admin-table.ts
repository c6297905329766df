import { Worker } from 'node:worker_threads'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { QueryKind, QueryReply, QueryRequest, TableQueries } from './queries.ts'

/** Queries over all businesses: what the administrator's table filters, sorts and counts by. */
export interface AdminTable {
  /**
   * Sends a query to the thread that holds all businesses in memory. The thread is started at the first query, and
   * after it has been idle for long; with hundreds of thousands of businesses that takes some seconds. The answer
   * includes everything committed before the query.
   * Throws when the thread dies; the next query starts another one.
   */
  query<Kind extends QueryKind>(
    kind: Kind,
    question: TableQueries[Kind]['question'],
  ): Promise<TableQueries[Kind]['answer']>
  /** Ends the thread; a later query starts another one. */
  close(): Promise<void>
}

/** Longer than a break; after a working day the memory is freed. */
const IDLE_MS = HOUR_MS

/** 441,000 businesses take 300 MB. A thread that needs more has a bug, and must not take the memory of the site. */
const HEAP_MEGABYTES = 4096

/** The table over a database file. Nothing is read before the first query. */
export function openAdminTable(path: string): AdminTable {
  return new AdminTableThread(path)
}

/** In place of the table where the database is no file. */
export const noAdminTable: AdminTable = {
  query: () => Promise.reject(new Error('the table reads a database file, and there is none')),
  close: async () => {},
}

interface Waiting {
  resolve(answer: unknown): void
  reject(error: unknown): void
}

class AdminTableThread implements AdminTable {
  readonly #path: string
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastNumber = 0

  constructor(path: string) {
    this.#path = path
  }

  query<Kind extends QueryKind>(
    kind: Kind,
    question: TableQueries[Kind]['question'],
  ): Promise<TableQueries[Kind]['answer']> {
    this.#worker ??= this.#start()
    clearTimeout(this.#idle)
    // The thread keeps the process alive only while a query waits.
    this.#worker.ref()
    const { promise, resolve, reject } = Promise.withResolvers<TableQueries[Kind]['answer']>()
    const request: QueryRequest = { number: ++this.#lastNumber, kind, question }
    this.#waiting.set(request.number, {
      // The reply has this query's number, so its answer is of this kind.
      resolve: answer => resolve(answer as TableQueries[Kind]['answer']),
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
    const worker = new Worker(new URL('./admin-table.worker.ts', import.meta.url), {
      workerData: { path: this.#path },
      name: 'admin-table',
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    })
    worker.on('message', (reply: QueryReply) => this.#settle(reply))
    worker.on('error', error => this.#fail(worker, error))
    worker.on('exit', () => this.#fail(worker, new Error('The thread exited')))
    return worker
  }

  #settle(reply: QueryReply): void {
    const waiting = this.#waiting.get(reply.number)
    this.#waiting.delete(reply.number)
    if (this.#waiting.size === 0) this.#rest()
    if ('error' in reply) waiting?.reject(new Error('The query failed', { cause: reply.error }))
    else waiting?.resolve(reply.answer)
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
