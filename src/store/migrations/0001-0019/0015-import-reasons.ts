import type { Kysely } from 'kysely'

/** What an import says about its rows by kind, and the columns it did not read, so that no page has to count rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('import_runs').addColumn('reason_counts', 'text').execute()
  await db.schema.alterTable('import_runs').addColumn('unread_columns', 'text').execute()
}
