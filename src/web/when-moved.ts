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
