import '#web/styles/toast.css'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { usePage } from '#web/page-context.ts'

export interface ToastMessage {
  readonly text: string
  readonly kind: 'done' | 'failed'
  /** What takes back what was done. */
  readonly undo?: { readonly text: string; readonly run: () => void }
}

export interface ToastProps {
  toast: ToastMessage
  /** The live region around it, which the hotkey focuses. */
  region: RefObject<HTMLElement | null>
  close: () => void
}

/** Display time, swipe and hotkey: the specification's (section 9). */
const SHOWN_MS = 5_000
const SWIPE_PX = 50
const HOTKEY = 'F8'

/** One message. It closes after five seconds without pointer or focus, by its button, by Escape or by a swipe to the right. */
export function ToastCard({ toast, region, close }: ToastProps) {
  const { frame } = usePage().messages
  const [isPaused, setIsPaused] = useState(false)
  const [shift, setShift] = useState(0)
  const start = useRef<number | null>(null)
  useKeys(region, close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message gets its own five seconds
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(close, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, isPaused, close])

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button') !== null) return
    start.current = event.clientX
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    if (start.current !== null) setShift(Math.max(0, event.clientX - start.current))
  }
  const up = () => {
    start.current = null
    if (shift >= SWIPE_PX) close()
    else setShift(0)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swipe, hover and Escape are extras to its button
    <div
      className={`toast ${toast.kind}`}
      style={{ translate: `${shift}px` }}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      <p className={`ic ${toast.kind === 'done' ? 'ic-check' : 'ic-warn'}`}>{toast.text}</p>
      {toast.undo !== undefined && (
        <button type="button" className="btn" onClick={() => (close(), toast.undo?.run())}>
          {toast.undo.text}
        </button>
      )}
      <button type="button" className="btn icon bare ic ic-x" aria-label={frame.close} onClick={close} />
    </div>
  )
}

/**
 * The hotkey moves the focus to the region, Escape there closes the message. When it closes, the focus returns to where
 * it was, unless it has moved meanwhile.
 */
function useKeys(region: ToastProps['region'], close: ToastProps['close']): void {
  useEffect(() => {
    let before: Element | null = null
    const area = region.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && area?.contains(document.activeElement) === true) close()
      if (event.key !== HOTKEY) return
      before ??= document.activeElement
      area?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
      const { activeElement, body } = document
      const hasMovedOn = activeElement !== body && area?.contains(activeElement) !== true
      if (before instanceof HTMLElement && !hasMovedOn) before.focus()
    }
  }, [region, close])
}
