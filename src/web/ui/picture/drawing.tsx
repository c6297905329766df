import { useEffect } from 'react'
import { usePage } from '#web/page-context.ts'

/** One of the drawings by name; its symbol enters the page once, however often it is used. */
export function Drawing({ name }: { name: string }) {
  const { requireDrawing } = usePage()
  if (typeof window === 'undefined') requireDrawing(name)
  useEffect(() => requireDrawing(name), [requireDrawing, name])
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <use href={`#d-${name}`} />
    </svg>
  )
}
