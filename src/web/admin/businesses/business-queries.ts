import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AdminBusinessQuery } from '#domain/business/admin-business.ts'
import type { AdminApi } from '#web/admin/api/api.ts'

/** Specification, section 7: the table and its filters are fresh for five minutes. */
const FRESH_MS = 5 * 60 * 1000

const TABLE = ['admin', 'businesses'] as const
const OPTIONS = ['admin', 'business-options'] as const

/** A page of the table; the page before is shown while the next one is read. */
export const tableQuery = (api: AdminApi, query: AdminBusinessQuery) =>
  queryOptions({
    queryKey: [...TABLE, query],
    queryFn: () => api('GET /api/admin/businesses', { query }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })

/** What the filters offer, with counts, most frequent first. */
export const optionQueries = (api: AdminApi) => ({
  categories: optionQuery('categories', () => api('GET /api/admin/real-categories')),
  cities: optionQuery('cities', () => api('GET /api/admin/cities')),
  types: optionQuery('types', () => api('GET /api/admin/types')),
  countries: optionQuery('countries', () => api('GET /api/admin/countries')),
})

function optionQuery<Options>(name: string, queryFn: () => Promise<Options>) {
  return queryOptions({ queryKey: [...OPTIONS, name], queryFn, staleTime: FRESH_MS })
}

/** Has every query that shows or counts businesses read again. */
export async function refreshBusinesses(queries: QueryClient): Promise<void> {
  await Promise.all(
    [
      TABLE,
      OPTIONS,
      ['admin', 'stats'],
      ['admin', 'duplicates'],
      ['admin', 'stale'],
      ['admin', 'business-history'],
    ].map(queryKey => queries.invalidateQueries({ queryKey })),
  )
}
