import type { Kysely } from 'kysely'

/** How often somebody has tried something within a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('request_counters')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('ends_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('request_counters_ends').on('request_counters').column('ends_at').execute()
}
