import { type RefObject, useEffect, useRef } from 'react'

/**
 * The head of a list comes into view and takes the focus when the visitor turned its page, as if a document had been loaded;
 * not at first, not when only the order changes, and not on the way back. It takes the focus, too, from a control that goes
 * with what was on the page.
 * @param page the page that is shown now
 * @param restore scrolls to where the list was left; false: the visitor does not come back
 */
export function useListFocus(
  page: number,
  head: RefObject<HTMLElement | null>,
  restore: () => boolean,
): void {
  const before = useRef(page)
  const focused = import.meta.env.SSR ? null : document.activeElement
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    if (restore()) return
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView()
  }, [page, head, restore])
  useEffect(() => {
    if (focused?.isConnected === false && document.activeElement === document.body)
      head.current?.focus({ preventScroll: true })
  })
}
