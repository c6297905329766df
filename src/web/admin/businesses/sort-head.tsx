import type { ReactNode } from 'react'
import type { AdminSort } from '#domain/business/admin-business.ts'
import type { AddressQuery } from '#web/admin/routing/address-query.ts'

interface SortHeadProps {
  /** The order this head stands for; undefined: none. */
  sort: AdminSort | undefined
  /** The present order. */
  sortBy: AdminSort
  sortOrder: 'asc' | 'desc'
  isFigure?: boolean
  address: AddressQuery
  children: ReactNode
}

/** A head of the table: the active one turns the order round, another begins ascending (specification, section 4). */
export function SortHead({ sort, sortBy, sortOrder, isFigure = false, address, children }: SortHeadProps) {
  const className = isFigure ? 'r' : undefined
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    )
  }
  const isActive = sort === sortBy
  const next = isActive && sortOrder === 'asc' ? 'desc' : 'asc'
  const order = sortOrder === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={className} aria-sort={isActive ? order : 'none'}>
      <button
        type="button"
        className={`ic ${isActive ? 'ic-up' : 'ic-sort'}`}
        onClick={() =>
          address.set({ sortBy: sort === 'name' ? '' : sort, sortOrder: next === 'asc' ? '' : next })
        }
      >
        {children}
      </button>
    </th>
  )
}
