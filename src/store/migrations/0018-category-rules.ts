import type { Kysely } from 'kysely'

/** What the operator decided about categories, and the businesses that a decision moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('category_rules')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('from_slug', 'text', column => column.notNull())
    .addColumn('from_name', 'text', column => column.notNull())
    .addColumn('from_group', 'text', column => column.notNull())
    .addColumn('to_slug', 'text', column => column.notNull())
    .addColumn('to_name', 'text', column => column.notNull())
    .addColumn('to_group', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()

  await db.schema
    .createTable('category_rule_businesses')
    .addColumn('rule_id', 'integer', column => column.notNull())
    .addColumn('business_id', 'integer', column => column.notNull())
    .addColumn('is_category', 'integer', column => column.notNull())
    .addColumn('is_subtype', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('category_rule_businesses_key', ['rule_id', 'business_id'])
    .execute()
}
