import type { Kysely } from 'kysely'

/** What is known of the addresses that businesses carry: their websites and their photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('link_checks')
    .addColumn('url', 'text', column => column.primaryKey())
    .addColumn('outcome', 'text', column => column.notNull())
    .addColumn('detail', 'text', column => column.notNull())
    .addColumn('final_url', 'text')
    .addColumn('checked_at', 'bigint', column => column.notNull())
    .addColumn('failed_days', 'integer', column => column.notNull())
    .addColumn('last_failed_day', 'text')
    .addColumn('is_invalid', 'integer', column => column.notNull())
    .addColumn('job_id', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('link_checks_job').on('link_checks').columns(['job_id', 'url']).execute()

  await db.schema
    .createTable('photo_checks')
    .addColumn('business_id', 'bigint', column => column.primaryKey())
    .addColumn('checked', 'integer', column => column.notNull())
    .addColumn('dropped', 'integer', column => column.notNull())
    .addColumn('found', 'integer', column => column.notNull())
    .addColumn('checked_at', 'bigint', column => column.notNull())
    .addColumn('job_id', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('photo_checks_job').on('photo_checks').column('job_id').execute()

  // Holds all that counting websites needs: the main thread may not read 441,000 wide rows for it.
  await db.schema
    .createIndex('businesses_website')
    .on('businesses')
    .columns(['website', 'is_hidden', 'removed_at'])
    .where('website' as never, 'is not', null)
    .where('removed_at' as never, 'is', null)
    .execute()
}
