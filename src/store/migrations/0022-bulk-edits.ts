import { type Kysely, sql } from 'kysely'

/** Bulk edits that can be undone as one, and e-mail addresses that come and go with a merge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bulk_edits')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('action', 'text', column => column.notNull())
    .addColumn('selection', 'text', column => column.notNull())
    .addColumn('summary', 'text', column => column.notNull())
    .addColumn('changed', 'integer', column => column.notNull())
    .addColumn('skipped', 'integer', column => column.notNull())
    .addColumn('failed', 'integer', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('undone_at', 'bigint')
    .addColumn('partly_undone_at', 'bigint')
    .addColumn('undone_businesses', 'integer', column => column.notNull())
    .addColumn('kept_businesses', 'integer', column => column.notNull())
    .execute()
  await db.schema.alterTable('history').addColumn('bulk_edit_id', 'bigint').execute()
  await db.schema
    .createIndex('history_bulk_edit')
    .on('history')
    .columns(['bulk_edit_id', 'id'])
    .where('bulk_edit_id' as never, 'is not', null)
    .execute()
  await db.schema.alterTable('owners').addColumn('merged_from', 'bigint').execute()
  // A merge copied the addresses with their times.
  await sql`update owners set merged_from = (
    select merged.business_id from owners as merged
    join businesses on businesses.id = merged.business_id
    where businesses.merged_into = owners.business_id
      and merged.email = owners.email and merged.created_at = owners.created_at
  )`.execute(db)
}
