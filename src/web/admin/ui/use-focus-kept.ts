import { type RefObject, useEffect } from 'react'

/** What may take the focus over from a control inside it. */
const PARTS = 'section, dialog, main'

/** The control that has the focus, or had it last. */
interface Held {
  readonly control: HTMLElement
  /** The parts around it when it got the focus, the nearest first: what is taken out no longer knows where it was. */
  readonly parts: readonly HTMLElement[]
}

/**
 * Keeps the focus on the screen. A control that is switched off or taken out while it has the focus leaves it to the nearest
 * part around it that is still there, and gets it back when it is switched on again before the focus went on. Without this
 * the browser gives it to the document, and a screen reader begins at the top.
 */
export function useFocusKept(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = main.current
    if (area === null) return
    let held: Held | null = null
    /** What had the focus before a dialog took it: the dialog is in the document wherever its component is. */
    let opener: Held | null = null
    let standIn: HTMLElement | null = null
    const hold = ({ target }: FocusEvent) => {
      if (target === standIn || !(target instanceof HTMLElement)) return
      const dialog = target.closest('dialog')
      if (!dialog?.contains(held?.control ?? null)) opener = dialog === null ? null : held
      held = { control: target, parts: [...partsAround(target, dialog), ...(opener?.parts ?? [])] }
      standIn = null
    }
    const check = () => {
      if (held === null) return
      const { control, parts } = held
      const { activeElement } = document
      const isUsable = control.isConnected && !control.matches(':disabled')
      if (isUsable) {
        if (standIn !== null && activeElement === standIn) control.focus({ preventScroll: true })
        return
      }
      if (activeElement !== control && activeElement !== document.body && activeElement !== null) return
      for (const part of parts) {
        standIn = part
        focusPart(part)
        if (document.activeElement === part) return
        // It is gone or closed.
      }
      standIn = null
    }
    const observer = new MutationObserver(check)
    observer.observe(area, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    area.addEventListener('focusin', hold)
    return () => {
      observer.disconnect()
      area.removeEventListener('focusin', hold)
    }
  }, [main])
}

/** @param dialog only the parts inside, and itself; null: all */
function partsAround(control: HTMLElement, dialog: HTMLElement | null): readonly HTMLElement[] {
  const parts: HTMLElement[] = []
  for (let part = control.closest<HTMLElement>(PARTS); part !== null; ) {
    parts.push(part)
    part = part === dialog ? null : (part.parentElement?.closest<HTMLElement>(PARTS) ?? null)
  }
  return parts
}

/** Focuses a part that is no control; afterwards it can no more be focused than before. */
function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
}
