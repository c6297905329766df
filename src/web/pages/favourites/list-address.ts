import { readListedIds } from '#domain/business/listed-ids.ts'
import type { FavouriteIds } from '#web/favourites/favourite-ids.ts'
import { routes } from '#web/routing/routes.ts'

/** More columns than these do not fit beside each other. */
export const MOST_COMPARED = 4
/** One alone is no comparison. */
export const LEAST_COMPARED = 2
/** Nobody types longer names of places; the API refuses longer ones. */
const LONGEST_PLACE = 200

/** What the address of a list says. */
export interface ListAddress {
  /** [] for this browser's own list. */
  readonly ids: FavouriteIds
  /** At most MOST_COMPARED; fewer than LEAST_COMPARED are not compared. */
  readonly compare: FavouriteIds
  /** Where distances are measured from; ''. */
  readonly from: string
}

/** Reads the query part of an address; a form without script names each of those to be compared. */
export function readListAddress(search: string): ListAddress {
  const values = new URLSearchParams(search)
  return {
    ids: readListedIds(values.get('ids') ?? ''),
    compare: readListedIds(values.getAll('compare').join(',')).slice(0, MOST_COMPARED),
    from: (values.get('from') ?? '').trim().slice(0, LONGEST_PLACE),
  }
}

/** Path and query part of a list, without language prefix. */
export function listHref({ ids, compare, from }: ListAddress): string {
  return routes.favourites.href({ ids: ids.join(','), compare: compare.join(','), from })
}
