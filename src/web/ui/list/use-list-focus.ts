import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a change of page in the browser: the head of the list comes into view and takes the focus, as if a document
 * had been loaded. Not at first, and not when only the order changes.
 * @param page the page that is shown now
 */
export function useListFocus(page: number, head: RefObject<HTMLElement | null>): void {
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView()
  }, [page, head])
}
