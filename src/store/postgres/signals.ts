import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Schema } from '#store/schema.ts'
import type { Signals, Topic, Wake } from '#store/signals.ts'
import { domainErrorOf, isConflictError } from './pool.ts'
import { OWN_NAME } from './server.ts'

const CHANNEL = 'umkreis'
/** Between two attempts to connect: soon enough after a restart, and little work while the server is away. */
const RECONNECT_MS = 1_000
const CONNECT_TIMEOUT_MS = 5_000

/** The database cannot notify. The transaction has failed, and succeeds without it. */
export class NotifyRefused extends Error {}

/** Makes a transaction notify all nodes when it is committed, and nobody when it is not. Throws NotifyRefused. */
export async function notify(trx: Kysely<Schema>, topics: ReadonlySet<Topic>): Promise<void> {
  try {
    for (const topic of topics) await sql`select pg_notify(${CHANNEL}, ${topic})`.execute(trx)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || isConflictError(error)) throw error
    throw new NotifyRefused('the database cannot notify', { cause: error })
  }
}

/**
 * Listens on a connection of its own, which is made anew when it is lost.
 * @param onRefused called where the database does not allow it; nobody is woken then
 */
export function postgresSignals(url: string, onRefused: (error: unknown) => void): Signals {
  const waiting = new Set<{ readonly topic: Topic; readonly wake: () => void }>()
  const stop = new AbortController()
  const stopped = new Promise(resolve => stop.signal.addEventListener('abort', resolve))
  let isListening = false
  const listening = listenAgainAndAgain()

  async function listenAgainAndAgain(): Promise<void> {
    while (!stop.signal.aborted) {
      if (!(await listen())) return
      await pause(RECONNECT_MS, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }

  /** Until the connection is lost or this is closed. @returns false when the database refuses it */
  async function listen(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: OWN_NAME,
    })
    const lost = new Promise(resolve => client.on('error', resolve).on('end', () => resolve(undefined)))
    client.on('notification', ({ payload }) => wakeAll(payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      isListening = true
      // Nobody was notified of what was committed before.
      wakeAll()
      await Promise.race([lost, stopped])
      return true
    } catch (error) {
      if (domainErrorOf(error) !== undefined) return true
      onRefused(error)
      return false
    } finally {
      isListening = false
      // From now on, those who wait have to look more often.
      wakeAll()
      // Not awaited: a server that is gone does not answer it.
      client.end().catch(() => undefined)
    }
  }

  function wakeAll(only?: string): void {
    for (const { topic, wake } of waiting) if (only === undefined || only === topic) wake()
  }

  return {
    of(topic) {
      const { wake, wait } = alarm()
      waiting.add({ topic, wake })
      return { isListening: () => isListening, wake, wait }
    },
    async close() {
      stop.abort()
      await listening
    },
  }
}

function alarm(): Pick<Wake, 'wake' | 'wait'> {
  let isDue = false
  let waiting = new AbortController()
  const wake = () => {
    isDue = true
    waiting.abort()
  }
  return {
    wake,
    async wait(ms, signal) {
      waiting = new AbortController()
      if (isDue || signal.aborted) waiting.abort()
      const end = () => waiting.abort()
      signal.addEventListener('abort', end)
      await pause(ms, undefined, { signal: waiting.signal }).catch(() => undefined)
      signal.removeEventListener('abort', end)
      isDue = false
    },
  }
}
