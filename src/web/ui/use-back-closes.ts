import { useEffect, useRef } from 'react'
import { openLayer } from '#web/routing/layers.ts'

/** While `isOpen`, the browser's back button calls `close` instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const newest = useRef(close)
  useEffect(() => {
    newest.current = close
  })
  useEffect(() => (isOpen ? openLayer(() => newest.current()) : undefined), [isOpen])
}
