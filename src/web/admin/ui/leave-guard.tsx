import { useLayoutEffect, useRef, useState } from 'react'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { guardBack } from '#web/admin/ui/back-guard.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { useMessages } from '#web/messages.ts'

interface LeaveGuardProps {
  isNeeded: boolean
  /** What would be lost, where it is not unsaved changes. */
  texts?: { readonly title: string; readonly text: string; readonly leave: string }
}

/** A step away from the page that waits for the answer. */
interface HeldBack {
  goOn(): void
  /** Milliseconds since the page was opened; no two are equal. */
  readonly at: number
}

/** Asks before a link, the back button or a closed window discards unsaved changes, or ends what runs on this page. */
export function LeaveGuard({ isNeeded, texts }: LeaveGuardProps) {
  const area = useMessages(adminAreaMessages)
  const messages = texts ?? area.leave
  const [held, setHeld] = useState<HeldBack | null>(null)
  const isAllowed = useRef(false)
  // A layout effect, so that no step back comes before the guard.
  useLayoutEffect(() => {
    if (!isNeeded) return
    isAllowed.current = false
    const here = location.href
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (link === null || isAllowed.current) return
      event.preventDefault()
      event.stopPropagation()
      setHeld({ goOn: () => link.click(), at: event.timeStamp })
    }
    const onBack = (event: PopStateEvent) => {
      // A step to a place on this page, such as a fault's field, discards nothing.
      if (isAllowed.current || isSamePage(here)) return
      // Hidden from the router: the screen and its address stay.
      event.stopImmediatePropagation()
      history.pushState(null, '', here)
      setHeld({ goOn: () => history.back(), at: event.timeStamp })
    }
    const onClose = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault()
    }
    document.addEventListener('click', onClick, true)
    const stopGuarding = guardBack(onBack)
    window.addEventListener('beforeunload', onClose)
    return () => {
      document.removeEventListener('click', onClick, true)
      stopGuarding()
      window.removeEventListener('beforeunload', onClose)
    }
  }, [isNeeded])
  if (held === null) return null
  return (
    // A key for each question: the last dialog's event of closing may come after the next question was asked.
    <ConfirmDialog
      key={held.at}
      title={messages.title}
      action={messages.leave}
      isDangerous
      isClosedByBack={false}
      onConfirm={async () => {
        isAllowed.current = true
        held.goOn()
      }}
      onClose={() => setHeld(null)}
    >
      <p>{messages.text}</p>
    </ConfirmDialog>
  )
}

function isSamePage(address: string): boolean {
  const { pathname, search } = new URL(address)
  return location.pathname === pathname && location.search === search
}

/** The link that a plain click would follow in this window to another address; null for any other click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || link === null || link.target === '_blank' || link.hasAttribute('download')) return null
  // A place on this page: a fault's field, the skip link.
  const isHere = link.origin === location.origin && link.pathname === location.pathname
  return isHere && link.hash !== '' ? null : link
}
