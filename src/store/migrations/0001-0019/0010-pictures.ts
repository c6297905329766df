import type { Kysely } from 'kysely'

/** Pictures that were uploaded for businesses; the files lie in pictures/ of the data folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('business_id', 'integer', column => column.notNull())
    .addColumn('file', 'text', column => column.notNull())
    .addColumn('alt', 'text', column => column.notNull())
    .addColumn('width', 'integer', column => column.notNull())
    .addColumn('height', 'integer', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('pictures_business')
    .on('pictures')
    .columns(['business_id', 'position'])
    .execute()
}
