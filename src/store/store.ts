import { join } from 'node:path'
import { Kysely, sql, type Transaction } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { type Engine, isPostgres } from './engine.ts'
import { isUpToDate, migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import type { Signals, Topic, Wake } from './signals.ts'
import { isFullError, sqliteDialect } from './sqlite.ts'
import { writeQueue } from './write-queue.ts'

/** The database. Queries are in the files named after their noun; each takes a `Db`. */
export interface Store {
  readonly db: Kysely<Schema>
  /** Encrypts the secrets that the database holds. */
  readonly key: SiteKey
  /**
   * Runs `work` in one transaction: all of it is stored, or nothing.
   * Throws store_locked when another writer held the lock for too long, store_unavailable when the database cannot be
   * reached, disk_full, and whatever `work` throws. `work` is called again where its transaction conflicted with another.
   */
  write<Result>(work: (trx: Transaction<Schema>) => Promise<Result>): Promise<Result>
  /** For one who waits for what other processes store; undefined where he can only look for it. */
  wakeOn(topic: Topic): Wake | undefined
  close(): Promise<void>
}

/** A connection or a transaction. */
export type Db = Kysely<Schema>

/** What a service needs that reads or writes the database. */
export interface StoreDeps {
  readonly store: Store
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface DataFolder {
  /** Absolute path of the data folder. */
  readonly dataDir: string
}

export interface StoreOptions extends DataFolder {
  /** Whether another process usually copies the write-ahead log back into the database: beside visitors that is the worker. */
  readonly leavesCheckpoints?: boolean
  readonly key: SiteKey
  /** postgres://…: the database lies there; undefined: in the data folder. */
  readonly databaseUrl?: string | undefined
  /** Called once with the error of a PostgreSQL that does not notify, when somebody waits. Nobody is woken then. */
  readonly onNoSignals?: (error: unknown) => void
}

/**
 * 32 MB: keys of businesses are spread over their indexes, so imports write the same pages again and again. A large log
 * copies such a page back once for many transactions. Checkpoints do not block other writers.
 */
const CHECKPOINT_PAGES = 8_000
/** For whoever leaves checkpoints to another process: it makes one only when that one has not for long. */
const LEFT_CHECKPOINT_PAGES = 2 * CHECKPOINT_PAGES

/** Opens the store of a data folder and brings its schema up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { key, onNoSignals = () => undefined } = options
  const engine = await openEngine(options)
  try {
    await engine.migrate({
      isUpToDate: () => isUpToDate(engine.db, key),
      run: db => migrate(db, key),
    })
  } catch (error) {
    await engine.db.destroy()
    throw error
  }
  let signals: Signals | undefined
  return {
    db: engine.db,
    key,
    write: engine.write,
    wakeOn(topic) {
      signals ??= engine.openSignals?.(onNoSignals)
      return signals?.of(topic)
    },
    async close() {
      await signals?.close()
      await engine.db.destroy()
    },
  }
}

/**
 * Brings the schema of a database up to date and fills it, in one transaction without a limit of time: all of it is stored,
 * or nothing. A file of SQLite is complete without a write-ahead log.
 * Throws what openStore and Store.write throw.
 */
export async function fillStore<Result>(
  options: StoreOptions,
  fill: (trx: Db) => Promise<Result>,
): Promise<Result> {
  const engine = await openEngine(options)
  const { db } = engine
  let result: { readonly value: Result } | undefined
  try {
    if (!isPostgres(db)) await sql`pragma journal_mode = delete`.execute(db)
    await engine.migrate({
      async isUpToDate() {
        await isUpToDate(db, options.key)
        return false
      },
      async run(trx) {
        await migrate(trx, options.key)
        result = { value: await fill(trx) }
      },
    })
  } catch (error) {
    refuseOnFullDisk(error)
  } finally {
    await db.destroy()
  }
  if (result === undefined) throw new Error('the engine ran no migrations')
  return result.value
}

async function openEngine(options: StoreOptions): Promise<Engine> {
  return options.databaseUrl === undefined ? sqliteEngine(options) : postgres(options.databaseUrl)
}

/** The database file of a data folder; SQLite may have `-wal` and `-shm` files beside it. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'directory.sqlite')
}

/** Loaded only where it is used: starting with SQLite should not wait for it. */
async function postgres(url: string): Promise<Engine> {
  const { postgresEngine } = await import('./postgres/engine.ts')
  return postgresEngine(url)
}

function sqliteEngine({ dataDir, leavesCheckpoints = false }: StoreOptions): Engine {
  const checkpointPages = leavesCheckpoints ? LEFT_CHECKPOINT_PAGES : CHECKPOINT_PAGES
  const path = databaseFile(dataDir)
  const db = new Kysely<Schema>({ dialect: sqliteDialect({ path, busyTimeoutMs: 0, checkpointPages }) })
  const enqueueWrite = writeQueue()
  return {
    db,
    migrate: ({ isUpToDate, run }) =>
      enqueueWrite(async () => {
        // In one transaction: a start that is broken off leaves no table of a step that is not noted as done.
        if (!(await isUpToDate())) await db.transaction().execute(run)
      }),
    write: work => enqueueWrite(() => db.transaction().execute(work)).catch(refuseOnFullDisk),
  }
}

function refuseOnFullDisk(error: unknown): never {
  throw isFullError(error) ? new DomainError('disk_full', {}, error) : error
}
