import type { Kysely } from 'kysely'

/** Addresses that the site answers with another address, or as gone; and which dead links followers know of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redirects')
    .addColumn('path', 'text', column => column.primaryKey())
    .addColumn('target', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .alterTable('link_checks')
    .addColumn('is_announced', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}
