import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '#store/schema.ts'

const NAME = 'umkreis'
/** What the server lists the connections of this process, or thread, by. */
export const OWN_NAME = `${NAME} ${randomBytes(6).toString('hex')}`

/**
 * Whether other processes of this program are connected to the same database, as far as the server shows it: it hides the
 * connections of users that this one may not see.
 */
export async function hasOtherConnections(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
    and application_name like ${`${NAME} %`} and application_name <> ${OWN_NAME} limit 1`.execute(db)
  return rows.length > 0
}

/** The size of a database with its indexes. */
export async function databaseBytes(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  return Number(rows[0]?.bytes ?? 0)
}
