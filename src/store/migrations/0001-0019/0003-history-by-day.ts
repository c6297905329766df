import type { Kysely } from 'kysely'

/** Finds what was changed on a day. Creations are left out: a business carries its own, and imports write many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('history_changed_at')
    .on('history')
    .columns(['at', 'business_id'])
    .where('kind' as never, '!=', 'created')
    .execute()
}
