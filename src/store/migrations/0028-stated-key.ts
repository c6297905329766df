import type { Kysely } from 'kysely'

/** How files name a business whose name or address was corrected here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('businesses').addColumn('stated_key', 'text').execute()
  // Few businesses are corrected: the index holds these only, and imports look through it at each batch.
  await db.schema
    .createIndex('businesses_stated_key')
    .on('businesses')
    .column('stated_key')
    .where('stated_key' as never, 'is not', null)
    .execute()
}
