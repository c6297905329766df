import type { Kysely } from 'kysely'

/** The options of an import, the rows they left out, and mappings of columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('import_runs')
    .addColumn('skipped', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('import_runs').addColumn('options', 'text').execute()
  await db.schema.alterTable('import_runs').addColumn('mapping', 'text').execute()
  await db.schema
    .createTable('column_mappings')
    .addColumn('header_key', 'text', column => column.primaryKey())
    .addColumn('columns', 'text', column => column.notNull())
    .addColumn('account', 'text')
    .addColumn('saved_at', 'bigint', column => column.notNull())
    .execute()
}
