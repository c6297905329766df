import { useEffect } from 'react'
import { usePage } from '#web/page-context.ts'

/**
 * Sees to it that the page has the symbol that a component refers to as `#d-` and its name: written into the document with
 * what the server renders, loaded for what is first rendered in the browser.
 * @param name a drawing, 'country', or null where none is shown
 */
export function useDrawing(name: string | null): void {
  const { requireDrawing } = usePage()
  if (typeof window === 'undefined' && name !== null) requireDrawing(name)
  useEffect(() => {
    if (name !== null) requireDrawing(name)
  }, [requireDrawing, name])
}
