import { type Kysely, PostgresAdapter, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import type { Signals } from './signals.ts'

/** How the store works on one kind of database. */
export interface Engine {
  readonly db: Kysely<Schema>
  /** Runs migrations where the database is not up to date, alone. */
  migrate(migrations: {
    readonly isUpToDate: () => Promise<boolean>
    readonly run: (db: Kysely<Schema>) => Promise<void>
  }): Promise<void>
  /** As `Store.write`. */
  write<Result>(work: (trx: Transaction<Schema>) => Promise<Result>): Promise<Result>
  /** Begins to hear what all processes commit. @param onRefused as `StoreOptions.onNoSignals` */
  openSignals?(onRefused: (error: unknown) => void): Signals
}

/** Whether a database is PostgreSQL; otherwise it is SQLite. */
// biome-ignore lint/suspicious/noExplicitAny: the tables do not matter
export function isPostgres(db: Kysely<any>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
