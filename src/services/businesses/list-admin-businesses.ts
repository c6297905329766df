import type {
  AdminBusinessFilter,
  AdminBusinessPage,
  AdminBusinessQuery,
  AdminBusinessRow,
} from '#domain/business/admin-business.ts'
import { readOverviewFilter } from '#domain/business/overview-filter.ts'
import { groupName } from '#domain/category/group.ts'
import { totalPagesOf } from '#domain/paging.ts'
import { type ListedRow, listedByIds } from '#store/businesses/listed-businesses.ts'
import type { StoreDeps } from '#store/store.ts'
import type { OverviewDeps } from './overview.ts'

/** One page of the administrator's table; a page after the last is empty. */
export async function listAdminBusinesses(
  { store, overview }: Pick<StoreDeps, 'store'> & OverviewDeps,
  query: AdminBusinessQuery,
): Promise<AdminBusinessPage> {
  const { page, limit, sortBy, sortOrder } = query
  const { ids, total } = await overview.list({
    filter: readOverviewFilter(query),
    sortBy,
    sortOrder,
    offset: (page - 1) * limit,
    limit,
  })
  const rows = ids.length === 0 ? [] : await listedByIds(store.db, [...ids])
  return { businesses: rows.map(adminRowOf), total, page, totalPages: totalPagesOf(total, limit) }
}

/** Ids of one step through a list. */
const IDS_PER_STEP = 500

/** The ids of all businesses that a filter finds now, by name, in lists of at most 500. */
export async function* idsMatching(
  { overview }: OverviewDeps,
  filter: AdminBusinessFilter,
): AsyncGenerator<readonly number[]> {
  const { ids } = await overview.list({ filter: readOverviewFilter(filter), limit: Number.POSITIVE_INFINITY })
  for (let start = 0; start < ids.length; start += IDS_PER_STEP) {
    yield [...ids.subarray(start, start + IDS_PER_STEP)]
  }
}

/** A stored business as a row of the administrator's table. */
export function adminRowOf(row: ListedRow): AdminBusinessRow {
  return {
    id: Number(row.id),
    name: row.name,
    address: row.full_address ?? addressLine(row),
    category: row.category,
    city: row.city,
    rating: row.rating === null ? null : row.rating.toFixed(1),
    review_count: row.review_count,
    type: groupName(row.category_group),
    place_id: row.place_id,
    country_code: row.country_code || 'DE',
    url_slug: row.url_slug,
    category_group: row.category_group,
    phone: row.phone,
    website: row.website,
    latitude: row.latitude,
    longitude: row.longitude,
    source_date: row.source_date,
    source: row.source,
    completeness: row.completeness,
    is_hidden: row.is_hidden === 1,
    is_removed: row.removed_at !== null,
    updated_at: Number(row.updated_at),
  }
}

/** How many businesses a filter finds now. */
export async function countAdminBusinesses(
  { overview }: OverviewDeps,
  filter: AdminBusinessFilter,
): Promise<number> {
  const { total } = await overview.list({ filter: readOverviewFilter(filter), limit: 0 })
  return total
}

function addressLine({ street, postal_code, city }: ListedRow): string {
  const place = [postal_code, city].filter(part => part !== null && part !== '').join(' ')
  return [street, place].filter(part => part !== null && part !== '').join(', ')
}
