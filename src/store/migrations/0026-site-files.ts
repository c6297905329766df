import type { Kysely } from 'kysely'

/** The files that a site keeps, where several nodes share a database; empty where they lie in a data folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_files')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('version', 'text', column => column.notNull())
    .addColumn('size', 'integer', column => column.notNull())
    .addColumn('written_at', 'integer', column => column.notNull())
    .execute()
  await db.schema
    .createTable('site_file_parts')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('version', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('bytes', 'blob', column => column.notNull())
    .addPrimaryKeyConstraint('site_file_parts_pk', ['name', 'version', 'position'])
    .execute()
}
