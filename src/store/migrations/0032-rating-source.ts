import { type Kysely, sql } from 'kysely'

/**
 * Whose a rating is. Those that an import brought for a business with Google's ids, or from Google Maps, are Google's; of others
 * nobody said it, and of typed ones neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('businesses').addColumn('rating_source', 'text').execute()
  const isTyped = sql`field_sources like '%"rating":{"source":"administrator"%' or field_sources like '%"rating":{"source":"owner"%'
    or (source in ('administrator', 'owner') and field_sources not like '%"rating":{%')`
  await sql`update businesses set rating_source = 'Google'
    where (rating is not null or review_count > 0)
    and (source in ('google-maps', 'demonstration') or field_sources like '%"rating":{"source":"google-maps"%'
      or place_id is not null or google_id is not null or cid is not null)
    and not (${isTyped})`.execute(db)
}
