import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Kysely } from 'kysely'
import pLimit from 'p-limit'
import { ADMIN_SORTS } from '#domain/business/admin-business.ts'
import type { Schema } from '#store/schema.ts'
import { sqliteDialect } from '#store/sqlite.ts'
import { InMemoryTable } from './in-memory-table.ts'
import type { QueryReply, QueryRequest } from './queries.ts'

// The thread of the administrator's table: answers one query after the other.
if (parentPort === null) throw new Error('admin-table.worker.ts runs as a worker thread only')
const port = parentPort

/** The thread only reads, and blocks nobody while it waits. */
const BUSY_TIMEOUT_MS = 10_000

// Only admin-table.ts starts this thread, and it is typed.
const { path } = workerData as { readonly path: string }
const db = new Kysely<Schema>({ dialect: sqliteDialect({ path, busyTimeoutMs: BUSY_TIMEOUT_MS }) })
const lists = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
const table = new InMemoryTable(db, ({ sql, parameters }) => {
  const statement = lists.prepare(sql)
  statement.setReturnArrays(true)
  return statement.all(...(parameters as SQLInputValue[])) as unknown as unknown[][]
})

const oneAtATime = pLimit(1)
port.on('message', (request: QueryRequest) => {
  void oneAtATime(() => answer(request))
})
port.once('message', () => {
  void oneAtATime(sortInAdvance)
})

async function answer({ number, kind, question }: QueryRequest): Promise<void> {
  try {
    // Kind and question come from one typed call of `query`.
    const reply: QueryReply = { number, answer: await table.answer(kind, question as never) }
    port.postMessage(reply)
  } catch (error) {
    const reply: QueryReply = { number, error: error instanceof Error ? plain(error) : error }
    port.postMessage(reply)
  }
}

/** Sorts after the first answer, one order at a time, so that later queries come between two of them. */
async function sortInAdvance(): Promise<void> {
  for (const sortBy of ADMIN_SORTS) {
    await nextTurn()
    void oneAtATime(() => table.sort(sortBy))
  }
}

/** An error's cause may hold values that cannot be sent to another thread; its texts can. */
function plain(error: Error): Error {
  return new Error(error.message, { cause: error.stack })
}
