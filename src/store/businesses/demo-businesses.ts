import type { FieldSource } from '#domain/business/business.ts'
import { takeNumbers } from '#store/counters.ts'
import type { Db } from '#store/store.ts'
import { freedAddress } from './freed-address.ts'

/** The next demo businesses that are not removed, by number. */
export async function demoIdsAfter(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    .where('id', '>', after)
    .where('source', '=', 'demonstration')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(row => Number(row.id))
}

/** Those of some businesses that are demo data and were never touched: no field comes from elsewhere or is locked. */
export async function untouchedDemoIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'field_sources'])
    .where('id', 'in', ids)
    .where('source', '=', 'demonstration')
    .where('removed_at', 'is', null)
    .execute()
  return rows.filter(row => isUntouched(JSON.parse(row.field_sources))).map(row => Number(row.id))
}

/**
 * Removes businesses without a trace for visitors: their addresses, former ones too, answer 404 and are free again.
 * Call it inside a transaction.
 */
export async function removeWithoutTrace(trx: Db, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('old_slugs').where('business_id', 'in', ids).execute()
  const firstChange = await takeNumbers(trx, 'change', ids.length)
  for (const [index, id] of ids.entries()) {
    await trx
      .updateTable('businesses')
      .set({
        removed_at: now,
        updated_at: now,
        url_slug: freedAddress(id),
        change: firstChange + index,
      })
      .where('id', '=', id)
      .execute()
  }
}

function isUntouched(fieldSources: Readonly<Record<string, FieldSource>>): boolean {
  return Object.values(fieldSources).every(({ source, isLocked }) => source === 'demonstration' && !isLocked)
}
