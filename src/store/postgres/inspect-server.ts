import { sql } from 'kysely'
import { type DatabaseFacts, databaseFacts, readRows } from '#store/backups/inspect-database.ts'
import { MIGRATION_NAMES } from '#store/migrate.ts'
import type { Db } from '#store/store.ts'
import { postgresEngine } from './engine.ts'
import { databaseBytes } from './server.ts'

/** What is known about a PostgreSQL database and its server. */
export interface ServerFacts {
  /** '18.1' */
  readonly version: string
  /** Whether it refuses writes: a standby, or a database that is set so. */
  readonly isReadOnly: boolean
  readonly databaseBytes: number
  /** Names of the migrations that were run on it; none of a database without our tables. */
  readonly migrations: readonly string[]
  /** Undefined unless its schema is the present one. */
  readonly site: DatabaseFacts | undefined
}

/**
 * Reads from a database without migrating or writing anything. Safe while servers run.
 * Throws store_unavailable, and PostgreSQL's errors.
 */
export async function inspectServer(url: string): Promise<ServerFacts> {
  const { db } = postgresEngine(url)
  try {
    const { rows } = await sql<{ version: string; readOnly: string; isMigrated: boolean }>`
      select current_setting('server_version') as version, current_setting('transaction_read_only') as "readOnly",
        to_regclass('kysely_migration') is not null as "isMigrated"`.execute(db)
    const { version = '', readOnly = '', isMigrated = false } = rows[0] ?? {}
    const migrations = isMigrated ? await migrationsOf(db) : []
    const isPresent =
      migrations.length === MIGRATION_NAMES.length && migrations.every(name => MIGRATION_NAMES.includes(name))
    return {
      version,
      isReadOnly: readOnly === 'on',
      databaseBytes: await databaseBytes(db),
      migrations,
      site: isPresent ? await databaseFacts(readRows(db)) : undefined,
    }
  } finally {
    await db.destroy()
  }
}

async function migrationsOf(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
