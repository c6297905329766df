import { createContext, use, useCallback, useRef, useState } from 'react'
import type { Elements } from '#web/elements.ts'
import { loadEventually } from '#web/load-code.ts'
import type { ToastCard, ToastMessage } from '#web/ui/toast/toast-card.tsx'

const Show = createContext<(toast: ToastMessage) => void>(() => {})

/** Shows a message for five seconds; a new one replaces the old, never two at once. */
export function useToast(): (toast: ToastMessage) => void {
  return use(Show)
}

/** The region of the messages is always there, so that screen readers watch it; its card is loaded with the first. */
export function ToastProvider({ children }: { children: Elements }) {
  const [shown, setShown] = useState<{ toast: ToastMessage; Card: typeof ToastCard } | null>(null)
  const region = useRef<HTMLOutputElement>(null)
  const close = useCallback(() => setShown(null), [])
  const show = useCallback((toast: ToastMessage) => {
    void loadEventually(() => import('#web/ui/toast/toast-card.tsx')).then(({ ToastCard: Card }) =>
      setShown({ toast, Card }),
    )
  }, [])
  return (
    <Show value={show}>
      {children}
      <output className="toasts" tabIndex={-1} ref={region}>
        {shown !== null && <shown.Card toast={shown.toast} region={region} close={close} />}
      </output>
    </Show>
  )
}
