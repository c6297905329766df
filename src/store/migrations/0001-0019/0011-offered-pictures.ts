import type { Kysely } from 'kysely'

/** Pictures that were sent with corrections and are not accepted yet; the files lie beside the others in pictures/. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('offered_pictures')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('submission_id', 'integer', column => column.notNull())
    .addColumn('file', 'text', column => column.notNull())
    .addColumn('alt', 'text', column => column.notNull())
    .addColumn('width', 'integer', column => column.notNull())
    .addColumn('height', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('offered_pictures_submission')
    .on('offered_pictures')
    .column('submission_id')
    .execute()
}
