import { useMessages } from '#web/messages.ts'
import '#web/styles/viewer.css'
import { type KeyboardEvent, type MouseEvent, type TouchEvent, useEffect, useRef, useState } from 'react'
import { messages as businessMessages } from '#translated/pages/business.ts'
import type { DrawingName } from '#web/drawings/shapes.ts'
import { usePage } from '#web/page-context.ts'
import { Drawing } from '#web/ui/picture/drawing.tsx'
import type { PhotoSource } from '#web/ui/picture/photo-source.ts'
import { usePhotoFault } from '#web/ui/picture/use-photo-fault.ts'
import { useBackCloses } from '#web/ui/use-back-closes.ts'

export interface PhotoViewerProps {
  sources: readonly PhotoSource[]
  /** What the first of them show. */
  texts: readonly string[]
  name: string
  /** Stands where a photo cannot be loaded. */
  drawing: DrawingName
  /** Index of the photo to begin with. */
  first: number
  /** Called when the dialog has closed and the focus is back where it was. */
  onClose: () => void
}

/** The photos one by one in a native dialog: arrow keys or a swipe show the next; Escape or a click beside it closes. */
export function PhotoViewer({ sources, texts: alts, name, drawing, first, onClose }: PhotoViewerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [current, setCurrent] = useState(first)
  useEffect(() => {
    ref.current?.showModal()
    // Not its first button, whose tooltip would take the first Escape.
    ref.current?.focus()
  }, [])
  useBackCloses(true, () => ref.current?.close())
  const { messages } = usePage()
  const texts = useMessages(businessMessages)
  const step = (by: number) => setCurrent((current + by + sources.length) % sources.length)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'Home') setCurrent(0)
    if (event.key === 'End') setCurrent(sources.length - 1)
  }
  const finger = useRef<Finger>(undefined)
  const onTouchStart = ({ touches }: TouchEvent) => {
    // A second finger enlarges, and what is enlarged is moved.
    const isAlone = touches.length === 1 && (visualViewport?.scale ?? 1) < 1.05
    finger.current = isAlone ? touches[0] : undefined
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const [start, end] = [finger.current, changedTouches[0]]
    if (start === undefined || end === undefined) return
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY]
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1)
  }
  const onClick = (event: MouseEvent) => {
    // The target of a click on the backdrop is the dialog itself; everything inside is another element.
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
    const isInside =
      event.clientX > left && event.clientX < right && event.clientY > top && event.clientY < bottom
    if (event.target === event.currentTarget && !isInside) ref.current?.close()
  }
  const source = sources[current]
  return (
    <dialog
      ref={ref}
      className="viewer"
      tabIndex={-1}
      aria-label={texts.photos}
      onKeyDown={onKey}
      onClick={onClick}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
      onClose={onClose}
    >
      {source !== undefined && (
        <>
          <LargePhoto
            key={source.large}
            source={source}
            text={alts[current] ?? texts.photo(current + 1, sources.length, name)}
            drawing={drawing}
          />
          <div className="viewer-bar">
            {sources.length > 1 && (
              <>
                <button
                  type="button"
                  className="btn icon ic ic-left"
                  aria-label={texts.previousPhoto}
                  onClick={() => step(-1)}
                />
                <p aria-live="polite">{`${current + 1} / ${sources.length}`}</p>
                <button
                  type="button"
                  className="btn icon ic ic-right"
                  aria-label={texts.nextPhoto}
                  onClick={() => step(1)}
                />
              </>
            )}
            <button type="button" className="btn ic ic-x" onClick={() => ref.current?.close()}>
              {messages.frame.close}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}

type Finger = Pick<Touch, 'clientX' | 'clientY'>

/** In CSS pixels; a tap that slips is shorter. */
const SWIPE_PX = 40

interface LargePhotoProps {
  source: PhotoSource
  text: string
  drawing: DrawingName
}

function LargePhoto({ source, text, drawing }: LargePhotoProps) {
  const messages = useMessages(businessMessages)
  const [isMissing, watch] = usePhotoFault()
  if (isMissing) {
    return (
      <figure>
        <div className="pic">
          <Drawing name={drawing} />
        </div>
        <figcaption>
          <output>{messages.photoMissing}</output>
        </figcaption>
      </figure>
    )
  }
  return (
    <img
      {...watch}
      sizes={source.widths && '(min-width: 76rem) 75rem, 100vw'}
      srcSet={source.widths}
      src={source.large}
      alt={text}
      loading="lazy"
      width="1200"
      height="900"
    />
  )
}
