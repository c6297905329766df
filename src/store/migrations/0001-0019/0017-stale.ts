import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#store/engine.ts'

/**
 * What each import saw of which search, so that businesses that the newest export of a search no longer has can be
 * listed; businesses to check again; and imports that were undone in part. In SQLite the tables that
 * get a row for each row of a file have no rowid, which is its word for a table that is its own primary key: half as large.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const asItsKey = isPostgres(db) ? sql`` : sql`without rowid`
  await db.schema
    .createTable('import_searches')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('key', 'text', column => column.notNull().unique())
    .addColumn('words', 'text', column => column.notNull())
    .addColumn('place', 'text', column => column.notNull())
    .addColumn('newest_run_id', 'bigint')
    .execute()
  await db.schema
    .createTable('import_search_runs')
    .addColumn('run_id', 'bigint', column => column.notNull())
    .addColumn('search_id', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('import_search_runs_key', ['run_id', 'search_id'])
    .modifyEnd(asItsKey)
    .execute()
  await db.schema
    .createTable('import_sightings')
    .addColumn('search_id', 'bigint', column => column.notNull())
    .addColumn('run_id', 'bigint', column => column.notNull())
    .addColumn('business_id', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('import_sightings_key', ['search_id', 'run_id', 'business_id'])
    .modifyEnd(asItsKey)
    .execute()
  await db.schema
    .createIndex('import_sightings_business')
    .on('import_sightings')
    .columns(['business_id', 'run_id'])
    .execute()
  await db.schema
    .createTable('stale_businesses')
    .addColumn('search_id', 'bigint', column => column.notNull())
    .addColumn('business_id', 'bigint', column => column.notNull())
    .addColumn('run_id', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('stale_businesses_key', ['search_id', 'business_id'])
    .modifyEnd(asItsKey)
    .execute()
  await db.schema
    .createTable('rechecks')
    .addColumn('business_id', 'bigint', column => column.primaryKey())
    .addColumn('marked_at', 'bigint', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .execute()
  await db.schema.alterTable('import_runs').addColumn('partly_undone_at', 'bigint').execute()
  for (const name of ['undone_businesses', 'kept_businesses'])
    await db.schema
      .alterTable('import_runs')
      .addColumn(name, 'integer', column => column.notNull().defaultTo(0))
      .execute()
}
