import { chunks } from '#store/statements.ts'
import type { Db } from '#store/store.ts'

/** Stores a former page address, which then answers 301. Safe to repeat. */
export async function addOldSlug(db: Db, urlSlug: string, businessId: number, now: number): Promise<void> {
  await db
    .insertInto('old_slugs')
    .values({ url_slug: urlSlug, business_id: businessId, created_at: now })
    .onConflict(conflict => conflict.column('url_slug').doUpdateSet({ business_id: businessId }))
    .execute()
}

/** Removes an address from the former ones: it is in use again. */
export async function removeOldSlug(db: Db, urlSlug: string): Promise<void> {
  await db.deleteFrom('old_slugs').where('url_slug', '=', urlSlug).execute()
}

/** The former addresses of businesses, by number, the oldest first. */
export async function oldUrlSlugsOf(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const slugs = new Map<number, string[]>()
  for (const part of chunks(ids)) {
    const rows = await db
      .selectFrom('old_slugs')
      .select(['business_id', 'url_slug'])
      .where('business_id', 'in', part)
      .orderBy('created_at')
      .orderBy('url_slug')
      .execute()
    for (const row of rows) {
      const id = Number(row.business_id)
      slugs.set(id, [...(slugs.get(id) ?? []), row.url_slug])
    }
  }
  return slugs
}

/** The business that has or had its page at an address, removed or not. */
export async function businessOfUrlSlug(db: Db, urlSlug: string): Promise<number | undefined> {
  const present = await db
    .selectFrom('businesses')
    .select('id')
    .where('url_slug', '=', urlSlug)
    .executeTakeFirst()
  if (present !== undefined) return Number(present.id)
  const former = await db
    .selectFrom('old_slugs')
    .select('business_id')
    .where('url_slug', '=', urlSlug)
    .executeTakeFirst()
  return former === undefined ? undefined : Number(former.business_id)
}
