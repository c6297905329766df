import {
  ADMIN_SORTS,
  type AdminBusinessFilter,
  type AdminBusinessQuery,
  IMPORT_CHANGES,
} from '#domain/business/admin-business.ts'
import { BUSINESS_STATUSES } from '#domain/business/field-values.ts'
import { type AddressQuery, useAddressQuery } from '#web/admin/routing/address-query.ts'

/** Rows on a page of the table (specification, section 9). */
export const PAGE_SIZE = 20

/** The parts of the address that narrow the table. */
export const FILTER_NAMES = [
  'search',
  'category',
  'city',
  'type',
  'country',
  'date',
  'state',
  'status',
  'importId',
  'importChange',
  'staleSearch',
] as const
export type FilterName = (typeof FILTER_NAMES)[number]

const STATES = ['public', 'hidden', 'removed'] as const

export interface TableAddress {
  readonly address: AddressQuery
  /** Parts that are not set are missing. */
  readonly filter: AdminBusinessFilter
  /** Filter, order and page. */
  readonly query: AdminBusinessQuery
}

/** The query in the current address; invalid parts count as not set. */
export function useTableAddress(): TableAddress {
  const address = useAddressQuery()
  const { state, status, importId, importChange, staleSearch, ...texts } = Object.fromEntries(
    FILTER_NAMES.map(name => [name, address.get(name)]).filter(([, value]) => value !== ''),
  )
  const known = STATES.find(one => one === state)
  const knownStatus = BUSINESS_STATUSES.find(one => one === status)
  const run = numberIn(importId)
  const change = IMPORT_CHANGES.find(one => one === importChange)
  const search = numberIn(staleSearch)
  const filter: AdminBusinessFilter = {
    ...texts,
    ...(known !== undefined && { state: known }),
    ...(knownStatus !== undefined && { status: knownStatus }),
    ...(run !== undefined && { importId: run }),
    ...(run !== undefined && change !== undefined && { importChange: change }),
    ...(search !== undefined && { staleSearch: search }),
  }
  const query: AdminBusinessQuery = {
    ...filter,
    page: address.page,
    limit: PAGE_SIZE,
    sortBy: ADMIN_SORTS.find(sort => sort === address.get('sortBy')) ?? 'name',
    sortOrder: address.get('sortOrder') === 'desc' ? 'desc' : 'asc',
  }
  return { address, filter, query }
}

/** The address's parts without any filter; the order of the rows stays. */
export const NO_FILTER: Readonly<Record<FilterName, string>> = {
  search: '',
  category: '',
  city: '',
  type: '',
  country: '',
  date: '',
  state: '',
  status: '',
  importId: '',
  importChange: '',
  staleSearch: '',
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
