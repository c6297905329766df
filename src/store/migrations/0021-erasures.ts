import type { Kysely } from 'kysely'

/** What was erased on a person's request, and suppression keys as keyed hashes (store/privacy/hash-plain-keys.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('business_id', 'bigint', column => column.primaryKey())
    .addColumn('erased_at', 'bigint', column => column.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('keys', 'text', column => column.notNull())
    .execute()
  await db.schema
    .alterTable('suppressions')
    .addColumn('is_hashed', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('submissions').addColumn('erased_at', 'bigint').execute()
  await db.schema
    .createIndex('submissions_business')
    .on('submissions')
    .column('business_id')
    .where('business_id' as never, 'is not', null)
    .execute()
}
