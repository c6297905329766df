import type { Kysely } from 'kysely'

/**
 * The state that a submission takes when the mail with its answer is handed to the mail server, and the checked
 * addresses by reason.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('closes_as', 'text').execute()
  await db.schema.createIndex('link_checks_outcome').on('link_checks').columns(['outcome', 'url']).execute()
}
