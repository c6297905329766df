import type { Kysely } from 'kysely'

/** Pictures of a business that is merged into another go there with it, and remember whose they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pictures').addColumn('merged_from', 'bigint').execute()
}
