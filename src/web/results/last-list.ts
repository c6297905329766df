/** The list that somebody left for a business, and where that was. */
interface LastList {
  /** Address with language prefix and query part. */
  readonly path: string
  /** Pixels from the top of the page. */
  readonly top: number
  /** What the link to the business leads to, and how far it was from the top of the screen, in pixels. */
  readonly href: string
  readonly offset: number
}

/** The links to businesses in a list. */
export const ENTRY_LINKS = '.entry h3 a'

/** Nothing is stored: it lasts as long as the document. */
let last: LastList | undefined
let isReturning = false

/** A list is where it was left, if the visitor comes back by the browser's button. */
if (typeof window !== 'undefined') window.addEventListener('popstate', returnToList)

/** Remembers the list that is on the page. @param link to the business that it is left for */
export function rememberList(link: HTMLAnchorElement): void {
  last = {
    path: location.pathname + location.search,
    top: window.scrollY,
    href: link.href,
    offset: link.getBoundingClientRect().top,
  }
  isReturning = false
}

/** The address of the list that was left last. */
export function lastListPath(): string | undefined {
  return last?.path
}

/** The next list that is shown may be one that was left. */
export function returnToList(): void {
  isReturning = true
}

/** Scrolls the list on the page to where it was left, once it is there again. */
export function restoreList(): void {
  if (!isReturning || last?.path !== location.pathname + location.search) return
  isReturning = false
  const left = last
  // After the frame of the page has scrolled to its top.
  requestAnimationFrame(() => {
    window.scrollTo(0, left.top)
    // Entries that come into sight are laid out, and may be higher than they were taken for.
    requestAnimationFrame(() => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>(ENTRY_LINKS)].find(
        ({ href }) => href === left.href,
      )
      if (link !== undefined) window.scrollBy(0, link.getBoundingClientRect().top - left.offset)
    })
  })
}
