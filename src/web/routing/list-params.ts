import type { QueryFormat } from '#web/routing/route.ts'
import type { View } from '#web/routing/search-params.ts'

/** Businesses on a page of a city and of a category (specification, section 9). */
export const CITY_PAGE_SIZE = 20
export const CATEGORY_PAGE_SIZE = 12
/** The API answers no further. */
const MAX_OFFSET = 100_000

/** The orders of a category's list (specification, section 2). */
export const CATEGORY_SORTS = ['rating', 'name', 'city', 'reviews'] as const

export type CategorySort = (typeof CATEGORY_SORTS)[number]

/** What the address of a city's or a category's list says; the names are those of the API. */
export interface ListSearch {
  /** 1 and up; null when the address carries something that is no page number. */
  readonly page: number | null
  readonly sortBy: CategorySort
  readonly view: View
}

export const FIRST_PAGE: ListSearch = { page: 1, sortBy: 'rating', view: 'grid' }

/** The query part of a city's or a category's list. */
export const LIST_QUERY: QueryFormat<ListSearch> = {
  names: ['page', 'sortBy', 'view'],
  write: writeListSearch,
}

/** Reads the query part of an address; unknown names and unreadable values are ignored, a wrong page number is not. */
export function readListSearch(text: string): ListSearch {
  const values = new URLSearchParams(text)
  return {
    page: pageNumber(values.get('page')),
    sortBy: CATEGORY_SORTS.find(sort => sort === values.get('sortBy')) ?? FIRST_PAGE.sortBy,
    view: values.get('view') === 'list' ? 'list' : 'grid',
  }
}

/** Writes the query part of an address, defaults left out, always in the same order; '' or '?...'. */
export function writeListSearch(search: Partial<ListSearch>): string {
  const { page, sortBy, view } = { ...FIRST_PAGE, ...search }
  const values = new URLSearchParams()
  if (sortBy !== FIRST_PAGE.sortBy) values.set('sortBy', sortBy)
  if (page !== null && page > 1) values.set('page', String(page))
  if (view !== FIRST_PAGE.view) values.set('view', view)
  const text = values.toString()
  return text === '' ? '' : `?${text}`
}

/** The initial that the address of the categories' overview asks for; null for the overview itself. */
export function letterOf(text: string): string | null {
  return new URLSearchParams(text).get('letter') || null
}

/** The number of pages that can be opened; an empty list has its first one. */
export function openPages(totalPages: number, pageSize: number): number {
  return Math.max(1, Math.min(totalPages, Math.floor(MAX_OFFSET / pageSize) + 1))
}

function pageNumber(text: string | null): number | null {
  if (text === null || text === '') return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}
