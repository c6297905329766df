import type { Selectable } from 'kysely'
import type { BusinessTable } from '#store/businesses/business-row.ts'
import type { Db } from '#store/store.ts'
import type { BusinessRow } from './business-row.ts'

const COLUMNS = [
  ...(['id', 'name', 'full_address', 'street', 'postal_code', 'city', 'category', 'category_group'] as const),
  ...(['rating', 'review_count', 'place_id', 'country_code', 'url_slug', 'phone', 'website'] as const),
  ...(['latitude', 'longitude', 'source', 'source_date', 'completeness'] as const),
  ...(['is_hidden', 'removed_at', 'updated_at'] as const),
] as const

/** What a row of the administrator's table shows of a business. */
export type ListedRow = Pick<Selectable<BusinessTable>, (typeof COLUMNS)[number]>

/** Businesses by id, removed ones too, in the order of the ids; at most some hundred at once. */
export async function listedByIds(db: Db, ids: readonly number[]): Promise<ListedRow[]> {
  return inOrder(ids, await db.selectFrom('businesses').select(COLUMNS).where('id', 'in', ids).execute())
}

/** The same with everything that is stored about them. */
export async function rowsByIds(db: Db, ids: readonly number[]): Promise<BusinessRow[]> {
  return inOrder(ids, await db.selectFrom('businesses').selectAll().where('id', 'in', ids).execute())
}

function inOrder<Row extends { readonly id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map(row => [Number(row.id), row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
