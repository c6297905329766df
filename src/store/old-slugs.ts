import type { Db } from './store.ts'

/** Remembers a former page address, so that it answers 301 for ever. Safe to repeat. */
export async function rememberOldSlug(
  db: Db,
  urlSlug: string,
  businessId: number,
  now: number,
): Promise<void> {
  await db
    .insertInto('old_slugs')
    .values({ url_slug: urlSlug, business_id: businessId, created_at: now })
    .onConflict(conflict => conflict.column('url_slug').doUpdateSet({ business_id: businessId }))
    .execute()
}
