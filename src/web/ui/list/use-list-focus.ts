import { type RefObject, useEffect, useRef } from 'react'

let isBack = false
// The router tells of what it adds to the history.
if (!import.meta.env.SSR)
  for (const type of ['popstate', 'pushState'])
    addEventListener(type, () => {
      isBack = type === 'popstate'
    })

/**
 * The head of a list comes into view and takes the focus when the visitor turned its page, as if a document had been loaded;
 * not at first, not when only the order changes, and not on the way back, where the browser knows how far down the list was.
 * It takes the focus, too, from a control that goes with what was on the page.
 * @param page the page that is shown now
 */
export function useListFocus(page: number, head: RefObject<HTMLElement | null>): void {
  const before = useRef(page)
  const focused = import.meta.env.SSR ? null : document.activeElement
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    if (isBack) return
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView()
  }, [page, head])
  useEffect(() => {
    if (focused?.isConnected === false && document.activeElement === document.body)
      head.current?.focus({ preventScroll: true })
  })
}
