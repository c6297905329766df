import { routes } from '#web/routing/routes.ts'
import {
  EMPTY_SEARCH,
  type ListFormat,
  type PageSearch,
  readSearch,
  writeSearch,
} from '#web/routing/search-params.ts'

/** A list of businesses as a page shows it. */
export interface ShownList {
  /** As it was understood. */
  readonly search: PageSearch
  readonly format: ListFormat
  /** What the page itself is about: the search without any choice of the visitor. */
  readonly whole: PageSearch
  /** The address of the list with other choices, without language prefix. */
  readonly hrefOf: (search: PageSearch) => string
}

/** The heading of a list, where the focus goes after a change of page. */
export const LIST_HEAD = 'treffer'
/** The entries of a list, where the skip link leads. */
export const ENTRIES = 'eintraege'
/** The panel with the filters, and the one with plot and map: narrow screens open them from the tools above the list. */
export const FILTER_PANEL = 'filter'
export const PLOT_PANEL = 'karte'
/** The form of the filters, to which the order belongs too. */
export const FILTER_FORM = 'filters'

/** Whether the visitor narrowed or ordered the list. */
export function isChosen({ search, whole }: ShownList): boolean {
  return writeSearch({ ...search, page: 1, view: whole.view }) !== writeSearch(whole)
}

/** The address of the list without its filters. */
export function unfilteredHref({ search, whole, hrefOf }: ShownList): string {
  const { query, location, sort, view } = search
  return hrefOf({ ...whole, query, location, sort, view })
}

/** Whether it has filters, beside words, place and order. */
export function hasFilters(list: ShownList): boolean {
  return unfilteredHref(list) !== list.hrefOf({ ...list.search, page: 1 })
}

/** Whether two lists show the same choices of the same whole. */
export function isSameList(one: ShownList, other: ShownList): boolean {
  return (
    one.format === other.format &&
    one.hrefOf === other.hrefOf &&
    isSame(one.search, other.search) &&
    isSame(one.whole, other.whole)
  )
}

function isSame(one: PageSearch, other: PageSearch): boolean {
  const names = Object.keys(one) as (keyof PageSearch)[]
  return names.every(name => one[name] === other[name])
}

/** Whether the visitor asked for a part of the list, and not only for another order of it. */
export function isPart(list: ShownList): boolean {
  return isChosen({ ...list, search: { ...list.search, sort: list.whole.sort } })
}

/**
 * The list of a page whose path says the place, the trade or both.
 * @param own what the path says
 * @param text the query part of the address
 */
export function placeList(format: ListFormat, own: Partial<PageSearch>, text: string): ShownList {
  const { sort, view } = format
  const typed = { query: '', verbatim: false }
  const { location, category } = own
  return {
    search: { ...readSearch(text, format), ...typed, ...own },
    format,
    whole: { ...EMPTY_SEARCH, sort, view, ...own },
    hrefOf: location === undefined ? CATEGORY_HREF : category === undefined ? CITY_HREF : CITY_CATEGORY_HREF,
  }
}

const CITY_HREF = hrefWithin(routes.city, ['location'])
const CITY_CATEGORY_HREF = hrefWithin(routes.cityCategory, ['location', 'category'])
const CATEGORY_HREF = hrefWithin(routes.category, ['category'])

/**
 * What a visitor chooses on the page of a place or a trade stays on that page, so that nothing that is in use goes away; the
 * search has what such a page cannot say.
 * @param names what the page says in its path
 */
function hrefWithin(
  page: { readonly href: (search: PageSearch & { readonly city: string }) => string },
  names: readonly ('location' | 'category')[],
): ShownList['hrefOf'] {
  return search => {
    const { query, lat, location } = search
    const isSaid = query === '' && lat === null && names.every(name => isSlug(search[name]))
    return (isSaid ? page : routes.businesses).href({ ...search, city: location })
  }
}

function isSlug(text: string): boolean {
  return /^[a-z\d-]+$/.test(text)
}
