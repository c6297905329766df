import type { KeyboardEvent, RefObject } from 'react'
import { businessWords } from '#web/messages/business/words.ts'
import { usePage } from '#web/page-context.ts'

interface PhotoViewerProps {
  ref: RefObject<HTMLDialogElement | null>
  sources: readonly string[]
  name: string
  current: number
  setCurrent: (index: number) => void
}

/** The photos one by one in a native dialog: arrow keys turn, Escape closes. */
export function PhotoViewer({ ref, sources, name, current, setCurrent }: PhotoViewerProps) {
  const { messages, language } = usePage()
  const words = businessWords(language)
  const turn = (by: number) => setCurrent((current + by + sources.length) % sources.length)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1)
    if (event.key === 'ArrowLeft') turn(-1)
  }
  const source = sources[current]
  return (
    <dialog ref={ref} className="viewer" aria-label={words.photos} onKeyDown={onKey}>
      {source !== undefined && (
        <>
          <img
            src={source}
            alt={words.photo(current + 1, sources.length, name)}
            loading="lazy"
            width="1200"
            height="900"
          />
          <div className="viewer-bar">
            <button
              type="button"
              className="btn icon ic ic-left"
              aria-label={words.previousPhoto}
              onClick={() => turn(-1)}
            />
            <p>
              {current + 1} / {sources.length}
            </p>
            <button
              type="button"
              className="btn icon ic ic-right"
              aria-label={words.nextPhoto}
              onClick={() => turn(1)}
            />
            <button type="button" className="btn ic ic-x" onClick={() => ref.current?.close()}>
              {messages.frame.close}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}
