/** What comes before whatever somebody does on a page. */
const MOVEMENTS = ['pointerover', 'focusin', 'keydown', 'popstate'] as const

let moved: Promise<void> | undefined

/** Resolves with the first movement of pointer, focus or history in this document. Browser only. */
export function whenMoved(): Promise<void> {
  moved ??= new Promise(resolve => {
    const first = new AbortController()
    const note = () => {
      first.abort()
      resolve()
    }
    for (const type of MOVEMENTS) addEventListener(type, note, first)
  })
  return moved
}

/** For browsers without requestIdleCallback (Safari): a press is answered by then. */
const PRESS_MS = 200
/** However busy the page is. */
const LATEST_MS = 1_000

/** Resolves when the page has answered what set off the first movement: a press must not wait for what follows it. */
export function whenIdle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST_MS })
    else setTimeout(resolve, PRESS_MS)
  })
}
