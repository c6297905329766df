import type { Selectable } from 'kysely'
import type { Comparable } from '#domain/duplicate/compare-businesses.ts'
import type { BusinessTable } from '#store/businesses/business-row.ts'
import type { Db } from '#store/store.ts'

const COLUMNS = [
  ...(['id', 'name', 'category', 'street', 'postal_code', 'city', 'city_slug', 'district'] as const),
  ...(['latitude', 'longitude', 'phone', 'website'] as const),
] as const

type ComparableRow = Pick<Selectable<BusinessTable>, (typeof COLUMNS)[number]>

/** What is compared of a business, with its number. */
export interface NumberedComparable extends Comparable {
  readonly id: number
}

/** Live businesses with higher numbers than `id`, in order, at most `limit`; fewer mean there are no more. */
export async function comparablesAfter(
  db: Db,
  id: number,
  limit: number,
): Promise<readonly NumberedComparable[]> {
  const rows = await db
    .selectFrom('businesses')
    .select(COLUMNS)
    .where('id', '>', id)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(comparableOf)
}

/** The live ones of these businesses, by number; at most some thousand at once. */
export async function comparablesByIds(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NumberedComparable>> {
  const rows = await db
    .selectFrom('businesses')
    .select(COLUMNS)
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
  return new Map(rows.map(row => [Number(row.id), comparableOf(row)]))
}

function comparableOf(row: ComparableRow): NumberedComparable {
  return {
    id: Number(row.id),
    name: row.name,
    category: row.category,
    street: row.street,
    postalCode: row.postal_code,
    city: row.city,
    citySlug: row.city_slug,
    district: row.district,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    website: row.website,
  }
}
