import type { Kysely } from 'kysely'

/** Which process does something that only one of all nodes may do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('holder', 'text', column => column.notNull())
    .addColumn('beat', 'integer', column => column.notNull())
    .execute()
}
