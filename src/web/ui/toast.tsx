import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { usePage } from '#web/page-context.ts'

export interface ToastMessage {
  readonly text: string
  readonly kind: 'done' | 'failed'
}

/** Display time, the specification's default (section 9). */
const SHOWN_MS = 5_000

const Show = createContext<(toast: ToastMessage) => void>(() => {})

/** Shows a message for five seconds; a new one replaces the old, never two at once. */
export function useToast(): (toast: ToastMessage) => void {
  return use(Show)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { frame } = usePage().messages
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const region = useRef<HTMLOutputElement>(null)
  const close = useCallback(() => setToast(null), [])
  useEffect(() => {
    if (toast === null) return
    const timer = setTimeout(close, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, close])
  useEffect(() => {
    // F8 is where screen reader users expect notifications to be reachable.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Show value={setToast}>
      {children}
      <output className="toasts" tabIndex={-1} ref={region}>
        {toast !== null && (
          <div className={`toast ${toast.kind}`}>
            <p className={`ic ${toast.kind === 'done' ? 'ic-check' : 'ic-warn'}`}>{toast.text}</p>
            <button
              type="button"
              className="btn icon bare ic ic-x"
              aria-label={frame.close}
              onClick={close}
            />
          </div>
        )}
      </output>
    </Show>
  )
}
