import { entryState, keepInEntry } from '#web/routing/entry-state.ts'
import { MAP_NOTE } from '#web/routing/map-note.ts'

/** The list that somebody left for a business, and where that was. */
export interface LastList {
  /** Address with language prefix and query part. */
  readonly path: string
  /** Pixels from the top of the page. */
  readonly top: number
  /** What the link leads to that was pressed, and how far it was from the top of the screen, in pixels. */
  readonly href: string
  readonly offset: number
  /** What of its map was open (routing/map-note.ts). */
  readonly map?: unknown
}

/** What leads out of a list: to its businesses, and to its other pages. */
const LINKS = '.entry h3 a, .pager a'
/** The links to its businesses in the cards of a map's points. */
const CARD_LINKS = '.pin-card p > a'
/** Under which name the page of a business keeps the list that it was opened from. */
export const KEPT = 'list'

let last: LastList | undefined
let isReturning = false

// A list is where it was left, if the visitor comes back by the browser's button.
if (!import.meta.env.SSR) window.addEventListener('popstate', returnToList)

/** Remembers the list that is on the page, if it is left for a business or its next page. @param pressed what was clicked */
export function rememberList(pressed: EventTarget): void {
  const link =
    pressed instanceof Element ? pressed.closest<HTMLAnchorElement>(`${LINKS}, ${CARD_LINKS}`) : null
  if (link === null) return
  const { href } = link
  last = {
    path: location.pathname + location.search,
    top: window.scrollY,
    href,
    offset: (linkTo(href) ?? link).getBoundingClientRect().top,
    map: entryState(MAP_NOTE),
  }
  isReturning = false
}

/** Keeps the list with the page that it was left for, which may be loaded again: nothing else is stored. */
export function keepLastList(): void {
  if (last !== undefined) keepInEntry(KEPT, last)
}

function linkTo(address: string): HTMLAnchorElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].find(({ href }) => href === address)
}

/** The list that was left last. */
export function lastList(): LastList | undefined {
  // The page of a business was loaded again, or opened from the list of another document.
  last ??= entryState(KEPT) as LastList | undefined
  return last
}

/** The next list that is shown may be one that was left. */
export function returnToList(): void {
  isReturning = true
}

/**
 * Scrolls the list on the page to where it was left, and puts the focus there, once it is there again.
 * @returns whether the visitor comes back; then the browser scrolls to where he was on older pages
 */
export function restoreList(): boolean {
  if (!isReturning || last?.path !== location.pathname + location.search) return isReturning
  isReturning = false
  const left = last
  // After the frame of the page has scrolled to its top.
  requestAnimationFrame(() => {
    window.scrollTo(0, left.top)
    // Entries that come into sight are laid out, and may be higher than they were taken for.
    requestAnimationFrame(() => {
      const link = linkTo(left.href)
      if (link === undefined) return
      window.scrollBy(0, link.getBoundingClientRect().top - left.offset)
      // Into sight, too: it was left by the card of its point on the map. Where that is open again it has the focus.
      if (document.querySelector('.plan:popover-open, .pin-cards') === null) link.focus()
    })
  })
  return true
}
