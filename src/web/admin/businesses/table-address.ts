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
const FILTERS = {
  search: 'text',
  category: 'text',
  city: 'text',
  type: 'text',
  country: 'text',
  date: 'text',
  state: ['public', 'hidden', 'removed'],
  status: BUSINESS_STATUSES,
  importId: 'number',
  importChange: IMPORT_CHANGES,
  staleSearch: 'number',
} as const

export type FilterName = keyof typeof FILTERS

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
  const { importChange, ...others } = address.filter(FILTERS)
  const hasChange = others.importId !== undefined && importChange !== undefined
  const filter: AdminBusinessFilter = { ...others, ...(hasChange && { importChange }) }
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
export const NO_FILTER = Object.fromEntries(Object.keys(FILTERS).map(name => [name, '']))
