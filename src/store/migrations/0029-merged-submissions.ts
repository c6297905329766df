import { type Kysely, sql } from 'kysely'

/** Merges cannot form a circle, so a longer chain means a damaged table. */
const LONGEST_CHAIN = 50

/**
 * Submissions that nobody has decided on go with a business that is merged into another, and remember which one they are
 * about. Those about businesses that were merged before go to where these ended up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('merged_from', 'bigint').execute()
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    const { numAffectedRows = 0n } = await sql`update submissions set
      merged_from = coalesce(merged_from, business_id),
      business_id = (select merged_into from businesses where id = submissions.business_id)
      where (outcome is null or outcome like '%"kind":"answered"%')
      and business_id in (select id from businesses where merged_into is not null)`.execute(db)
    if (numAffectedRows === 0n) return
  }
}
