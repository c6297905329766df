import { type Kysely, sql } from 'kysely'

/** The keys of the site now lie beside the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from settings where key in ('formTicketKey', 'photoKey')`.execute(db)
}
