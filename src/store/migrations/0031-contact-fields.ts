import type { Kysely } from 'kysely'

/** By what else a business is reached: a second number, an e-mail address, and links. Nothing of them is known yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['second_phone', 'email', 'booking_link', 'menu_link', 'order_link'])
    await db.schema.alterTable('businesses').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('businesses')
    .addColumn('profiles', 'text', profiles => profiles.notNull().defaultTo('[]'))
    .execute()
}
