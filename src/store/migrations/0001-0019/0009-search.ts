import type { Kysely } from 'kysely'

/** What visitors search for, without saying who, and what the operator says that words mean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_log')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('query', 'text', column => column.notNull())
    .addColumn('place', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('searches', 'integer', column => column.notNull())
    .addColumn('without_results', 'integer', column => column.notNull())
    .addColumn('corrected', 'integer', column => column.notNull())
    .addColumn('results', 'integer', column => column.notNull())
    .addColumn('corrected_to', 'text')
    .addPrimaryKeyConstraint('search_log_key', ['day', 'query', 'place', 'language'])
    .execute()

  await db.schema
    .createTable('synonyms')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('term', 'text', column => column.notNull().unique())
    .addColumn('means', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
}
