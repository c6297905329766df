import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { businessEditWords } from '#web/messages/admin-business/words.ts'
import { usePage } from '#web/page-context.ts'

/** Asks before a link, the back button or a closed window takes away what is typed and not saved. */
export function LeaveGuard({ isNeeded }: { isNeeded: boolean }) {
  const words = businessEditWords(usePage().language).leave
  /** Goes where somebody wanted to go; null: nobody does. */
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const isAllowed = useRef(false)
  useEffect(() => {
    if (!isNeeded) return
    isAllowed.current = false
    const here = location.href
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (link === null || isAllowed.current) return
      event.preventDefault()
      event.stopPropagation()
      setGoOn(() => () => link.click())
    }
    const onBack = (event: PopStateEvent) => {
      if (isAllowed.current) return
      // The router must not hear of it: the screen stays, and so does its address.
      event.stopImmediatePropagation()
      history.pushState(null, '', here)
      setGoOn(() => () => history.back())
    }
    const onClose = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current) event.preventDefault()
    }
    document.addEventListener('click', onClick, true)
    window.addEventListener('popstate', onBack, true)
    window.addEventListener('beforeunload', onClose)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onBack, true)
      window.removeEventListener('beforeunload', onClose)
    }
  }, [isNeeded])
  if (goOn === null) return null
  return (
    <ConfirmDialog
      title={words.title}
      action={words.leave}
      isDangerous
      onConfirm={async () => {
        isAllowed.current = true
        goOn()
      }}
      onClose={() => setGoOn(null)}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
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
