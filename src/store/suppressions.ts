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

/** Puts one key on the list. Safe to repeat: the first reason stays. */
export async function suppress(
  db: Db,
  entry: { kind: SuppressionKind; value: string; reason: string; now: number },
): Promise<void> {
  const id = await takeNumbers(db, 'suppression', 1)
  await db
    .insertInto('suppressions')
    .values({ id, kind: entry.kind, value: entry.value, reason: entry.reason, created_at: entry.now })
    .onConflict(conflict => conflict.columns(['kind', 'value']).doNothing())
    .execute()
}
