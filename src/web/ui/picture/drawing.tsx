import { useDrawing } from '#web/ui/picture/use-drawing.ts'

/** One of the drawings by name; its symbol enters the page once, however often it is used. */
export function Drawing({ name }: { name: string }) {
  useDrawing(name)
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <use href={`#d-${name}`} />
    </svg>
  )
}
