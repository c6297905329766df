import { splitLanguage } from '#domain/language-path.ts'
import { KEPT, type LastList } from '#web/results/last-list.ts'
import { entryState, keepInEntry } from '#web/routing/entry-state.ts'
import { matchRoute, routes } from '#web/routing/routes.ts'

/** The pages that have a list. */
const LISTS = [
  routes.home,
  routes.businesses,
  routes.city,
  routes.cityCategory,
  routes.category,
  routes.region,
  routes.favourites,
]

/** So many pixels below the top of the screen is the business, of which nobody knows where it was. */
const IN_SIGHT = 200

/** Keeps with the page of a business the list that its document was opened from: in another tab, or before scripts ran. */
export function keepListBefore(): void {
  const { referrer } = document
  // On a list this code was only fetched ahead.
  if (isList(location.pathname) || entryState(KEPT) !== undefined || !URL.canParse(referrer)) return
  const { origin, pathname, search } = new URL(referrer)
  if (origin !== location.origin || !isList(pathname)) return
  const before: LastList = { path: pathname + search, top: 0, href: location.href, offset: IN_SIGHT }
  keepInEntry(KEPT, before)
}

function isList(pathname: string): boolean {
  const { route } = matchRoute(splitLanguage(pathname).path)
  return LISTS.some(list => list === route)
}
