import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely'
import pLimit from 'p-limit'
import { DomainError } from '#domain/errors.ts'
import type { Engine } from '#store/engine.ts'
import type { Schema } from '#store/schema.ts'
import { collectAnnouncements } from '#store/signals.ts'
import { postgresDialect } from './dialect.ts'
import { isConflictError, isDuplicateError, type PoolOptions, postgresPool } from './pool.ts'
import { NotifyRefused, notify, postgresSignals } from './signals.ts'

/** The same as with SQLite. */
const MOST_WAIT_MS = 10_000
/** Between two attempts at a transaction, on average, so that two that met do not meet again. */
const RETRY_MS = 10

/**
 * The store on a PostgreSQL server. Nothing is connected before the first query.
 * @param mostWaitMs how long a write waits for others
 */
export function postgresEngine(url: string, { mostWaitMs = MOST_WAIT_MS } = {}): Engine {
  const db = connected({ url, lockTimeoutMs: mostWaitMs })
  // One connection per process: waiting writers must leave the others to readers.
  const oneAtATime = pLimit(1)
  let canNotify = true
  return {
    db,
    async migrate({ isUpToDate, run }) {
      if (await isUpToDate()) return
      await createLock(db)
      // On a large database migrations may take minutes, which other nodes wait for.
      const patient = connected({ url, lockTimeoutMs: 0, statementTimeoutMs: 0 })
      try {
        await patient.transaction().execute(async trx => {
          await lockWriting(trx)
          await run(trx)
        })
      } finally {
        await patient.destroy()
      }
    },
    write(work) {
      const deadline = performance.now() + mostWaitMs
      return oneAtATime(() => {
        if (performance.now() > deadline) throw new DomainError('store_locked')
        const transaction = () =>
          db.transaction().execute(async trx => {
            await lockWriting(trx)
            const announced = collectAnnouncements(trx)
            const result = await work(trx)
            if (canNotify) await notify(trx, announced)
            return result
          })
        return retryConflicts(transaction, deadline).catch(error => {
          if (!(error instanceof NotifyRefused)) throw error
          canNotify = false
          return retryConflicts(transaction, deadline)
        })
      })
    },
    openSignals: onRefused => postgresSignals(url, onRefused),
  }
}

function connected(options: PoolOptions): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: postgresDialect(postgresPool(options)),
    // `in ()` finds nothing in SQLite, and is an error here.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  })
}

/**
 * One writer at a time on all nodes, as with SQLite: services read first and write what follows from it. The row stays
 * locked until the commit is visible. So change numbers become visible in their order, and the next writer sees everything
 * that the one before stored. A row, because not every relative of PostgreSQL has advisory locks.
 */
async function lockWriting(trx: Kysely<Schema>): Promise<void> {
  await sql`select id from store_lock for update`.execute(trx)
}

async function createLock(db: Kysely<Schema>): Promise<void> {
  try {
    await sql`create table if not exists store_lock (id bigint primary key)`.execute(db)
  } catch (error) {
    // Another node created it at the same moment.
    if (!isDuplicateError(error)) throw error
  }
  await sql`insert into store_lock (id) values (1) on conflict do nothing`.execute(db)
}

/** @param deadline on the clock of `performance.now()`, ms */
async function retryConflicts<Result>(work: () => Promise<Result>, deadline: number): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isConflictError(error)) throw error
      if (performance.now() > deadline) throw new DomainError('store_locked', {}, error)
    }
    await wait(randomInt(2 * RETRY_MS))
  }
}
