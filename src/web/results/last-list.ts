/** The list that somebody left for a business, and how far down it was. */
interface LastList {
  /** Address with language prefix and query part. */
  readonly path: string
  /** Pixels from the top of the page. */
  readonly top: number
}

/** Nothing is stored: it lasts as long as the document. */
let last: LastList | undefined
let isReturning = false

/** A list is where it was left, if the visitor comes back by the browser's button. */
if (typeof window !== 'undefined') window.addEventListener('popstate', returnToList)

/** Remembers the list that is on the page. */
export function rememberList(): void {
  last = { path: location.pathname + location.search, top: window.scrollY }
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
  const { path, top } = last ?? {}
  if (!isReturning || path !== location.pathname + location.search) return
  isReturning = false
  // After the frame of the page has scrolled to its top.
  requestAnimationFrame(() => window.scrollTo(0, top ?? 0))
}
