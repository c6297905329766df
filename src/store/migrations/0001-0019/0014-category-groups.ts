import type { Kysely } from 'kysely'
import { categoryFor } from '#domain/category/category.ts'

interface Tables {
  businesses: { category: string; category_slug: string; category_group: string }
}

/** Stored businesses get the groups that came later: sport, freizeit-kultur, religion-vereine, landwirtschaft. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const stored = await db
    .selectFrom('businesses')
    .select(['category', 'category_slug', 'category_group'])
    .distinct()
    .where('category', '!=', '')
    .execute()
  for (const { category, category_slug, category_group } of stored) {
    const { slug, group } = categoryFor(category)
    if (slug === category_slug && group === category_group) continue
    await db
      .updateTable('businesses')
      .set({ category_slug: slug, category_group: group })
      .where('category', '=', category)
      .execute()
  }
}
