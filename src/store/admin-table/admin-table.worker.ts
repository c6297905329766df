import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Kysely } from 'kysely'
import { ADMIN_SORTS } from '#domain/business/admin-business.ts'
import type { Schema } from '#store/schema.ts'
import { sqliteDialect } from '#store/sqlite.ts'
import { InMemoryTable } from './in-memory-table.ts'
import type { QueryReply, QueryRequest } from './queries.ts'

// The thread that holds the overview: answers one question after the other.
if (parentPort === null) throw new Error('overview.worker.ts runs as a worker thread only')
const port = parentPort

/** It only reads, and nobody waits behind it. */
const BUSY_TIMEOUT_MS = 10_000

// Given by overview.ts alone, which is typed.
const { path } = workerData as { readonly path: string }
const db = new Kysely<Schema>({ dialect: sqliteDialect({ path, busyTimeoutMs: BUSY_TIMEOUT_MS }) })
const lists = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
const table = new InMemoryTable(db, ({ sql, parameters }) => {
  const statement = lists.prepare(sql)
  statement.setReturnArrays(true)
  return statement.all(...(parameters as SQLInputValue[])) as unknown as unknown[][]
})

let last: Promise<void> = Promise.resolve()
port.on('message', (request: QueryRequest) => {
  last = last.then(() => answer(request))
})
port.once('message', () => {
  last = last.then(sortInAdvance)
})

async function answer({ number, kind, question }: QueryRequest): Promise<void> {
  try {
    // Kind and question come from one typed call of `ask`.
    const reply: QueryReply = { number, answer: await table.answer(kind, question as never) }
    port.postMessage(reply)
  } catch (error) {
    const reply: QueryReply = { number, error: error instanceof Error ? plain(error) : error }
    port.postMessage(reply)
  }
}

/** Behind the first answer, so that later ones need not wait for it; in turns, so that they may come between. */
async function sortInAdvance(): Promise<void> {
  for (const sortBy of ADMIN_SORTS) {
    await nextTurn()
    last = last.then(() => table.sort(sortBy))
  }
}

/** An error's cause may hold what cannot be sent to another thread; its words can. */
function plain(error: Error): Error {
  return new Error(error.message, { cause: error.stack })
}
