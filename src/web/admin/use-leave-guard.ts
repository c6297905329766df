import { useEffect } from 'react'

/**
 * Asks before a screen with unsaved changes is left: by a link, the back button, or the window's end.
 * @param isDirty whether something would be lost
 * @param question shown where the page itself may ask; browsers use their own words when the window closes
 */
export function useLeaveGuard(isDirty: boolean, question: string): void {
  useEffect(() => {
    if (!isDirty) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Before any link's own handler: a refused click goes nowhere.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || link.target === '_blank' || link.hasAttribute('download')) return
      if (link.getAttribute('href')?.startsWith('#') === true) return
      if (!window.confirm(question)) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isDirty, question])
}
