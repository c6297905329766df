import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import { readOverviewFilter } from '#domain/business/overview-filter.ts'
import type { Store } from '#store/store.ts'

/** How many businesses a filter finds at this moment. */
export async function countAdminBusinesses(
  { store }: { readonly store: Store },
  filter: AdminBusinessFilter,
): Promise<number> {
  const { total } = await store.adminTable.query('list', {
    filter: readOverviewFilter(filter),
    sortBy: 'name',
    sortOrder: 'asc',
    offset: 0,
    limit: 0,
  })
  return total
}
