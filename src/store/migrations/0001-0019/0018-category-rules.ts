import type { Kysely } from 'kysely'
import { categoryFor } from '#domain/category/category.ts'

interface Tables {
  businesses: { category: string; category_slug: string; category_group: string }
}

/**
 * What the operator decided about categories, and the businesses that a decision moved. Stored names that the table has
 * come to know mean its category from now on.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
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

  const stored = await db
    .selectFrom('businesses')
    .select(['category', 'category_slug', 'category_group'])
    .distinct()
    .where('category', '!=', '')
    .execute()
  for (const { category, category_slug, category_group } of stored) {
    const { name, slug, group } = categoryFor(category)
    if (slug === category_slug && group === category_group) continue
    await db
      .updateTable('businesses')
      .set({ category: name, category_slug: slug, category_group: group })
      .where('category', '=', category)
      .execute()
  }
}
