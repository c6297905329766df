import type { Kysely } from 'kysely'

/** How far jobs were in attempts that died, so that only those count that came no further. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('reached', 'text').execute()
}
