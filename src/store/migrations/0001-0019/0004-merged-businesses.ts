import type { Kysely } from 'kysely'

/** What became of businesses that were merged into others, and whose removal put a key on the suppression list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('businesses').addColumn('merged_into', 'bigint').execute()
  // Few businesses are ever merged: the index holds these only, and imports look through it at each batch.
  await db.schema
    .createIndex('businesses_merged_into')
    .on('businesses')
    .column('merged_into')
    .where('merged_into' as never, 'is not', null)
    .execute()
  await db.schema.alterTable('suppressions').addColumn('business_id', 'bigint').execute()
  await db.schema
    .createIndex('suppressions_business')
    .on('suppressions')
    .column('business_id')
    .where('business_id' as never, 'is not', null)
    .execute()
}
