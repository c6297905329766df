import { takeNumbers } from './counters.ts'
import type { SuppressionKind } from './schema.ts'
import type { Db } from './store.ts'

/** People and businesses that must not come back, by the keys an import would bring. */
export interface SuppressionList {
  readonly placeIds: ReadonlySet<string>
  readonly phones: ReadonlySet<string>
  readonly matchKeys: ReadonlySet<string>
}

/** The whole list; it is short (people who objected), so imports read it once. */
export async function suppressionList(db: Db): Promise<SuppressionList> {
  const rows = await db.selectFrom('suppressions').select(['kind', 'value']).execute()
  const of = (kind: SuppressionKind) => new Set(rows.filter(row => row.kind === kind).map(row => row.value))
  return { placeIds: of('place_id'), phones: of('phone'), matchKeys: of('name_address') }
}

/** One key that must not come back. */
export interface Suppression {
  readonly kind: SuppressionKind
  readonly value: string
  readonly reason: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The business whose removal this is; restoring it takes the key off again. */
  readonly businessId?: number
}

/** Puts one key on the list. Safe to repeat: the first reason stays. */
export async function suppress(db: Db, entry: Suppression): Promise<void> {
  const id = await takeNumbers(db, 'suppression', 1)
  await db
    .insertInto('suppressions')
    .values({
      id,
      kind: entry.kind,
      value: entry.value,
      reason: entry.reason,
      created_at: entry.now,
      business_id: entry.businessId ?? null,
    })
    .onConflict(conflict => conflict.columns(['kind', 'value']).doNothing())
    .execute()
}

/** Takes off the list what a business's removal put there, and nothing else. */
export async function unsuppress(db: Db, businessId: number): Promise<void> {
  await db.deleteFrom('suppressions').where('business_id', '=', businessId).execute()
}
