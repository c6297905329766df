import '#web/styles/tooltip.css'

/** Specification, section 9: how long a pointer rests before the first tooltip, and how soon the next needs no rest. */
const DELAY_MS = 700
const SKIP_MS = 300
/** Between the button and its tooltip, and between the tooltip and the edge of the window. */
const EDGE_PX = 8

/**
 * Names buttons that are only a sign: after a rest of the pointer, at once by keyboard. It stays while the pointer is
 * on it, goes with Escape, a press or scrolling, and follows the tooltip pattern of ARIA. Fingers get none.
 * @param selector of the buttons, each with an aria-label
 * @param first where pointer or focus is already
 * @param isByKeyboard whether the focus came there by keyboard
 */
export function watchTooltips(selector: string, first: HTMLElement, isByKeyboard: boolean): void {
  const tip = document.createElement('div')
  // Without popovers it cannot be shown above a dialog.
  if (!('popover' in tip)) return
  const text = document.createElement('span')
  tip.append(text)
  tip.id = 'tooltip'
  tip.className = 'tooltip'
  tip.popover = 'manual'
  tip.setAttribute('role', 'tooltip')
  let button: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let goneAt = Number.NEGATIVE_INFINITY

  const show = () => {
    if (button?.isConnected !== true) return
    text.textContent = button.getAttribute('aria-label')
    // Inside a dialog everything else is out of reach.
    const around = button.closest('dialog') ?? document.body
    around.append(tip)
    tip.showPopover()
    place(tip, button.getBoundingClientRect())
    button.setAttribute('aria-describedby', tip.id)
  }
  const hide = () => {
    clearTimeout(timer)
    if (!isShown(tip)) return
    tip.remove()
    button?.removeAttribute('aria-describedby')
    goneAt = performance.now()
  }
  const leave = () => {
    hide()
    button = null
  }
  const point = (target: EventTarget | null) => {
    if (target instanceof Node && tip.contains(target)) return
    const next = iconButtonAt(target, selector)
    if (next === button) return
    leave()
    button = next
    if (next !== null) timer = setTimeout(show, performance.now() - goneAt < SKIP_MS ? 0 : DELAY_MS)
  }
  const focus = (target: EventTarget | null) => {
    const next = iconButtonAt(target, selector)
    if (next?.matches(':focus-visible') !== true) return
    leave()
    button = next
    show()
  }

  addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'touch') point(target)
  })
  addEventListener('focusin', ({ target }) => focus(target))
  addEventListener('focusout', leave)
  addEventListener('pointerdown', hide)
  addEventListener('scroll', hide, { capture: true, passive: true })
  // Before the page's own keys: Escape closes the tooltip first and not what is below it.
  addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape' || !isShown(tip)) return
      hide()
      event.preventDefault()
    },
    { capture: true },
  )
  if (first.matches(':hover')) point(first)
  if (isByKeyboard) focus(first)
}

function iconButtonAt(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

/** A dialog that was taken out of the page took its tooltip along. */
function isShown(tip: HTMLElement): boolean {
  return tip.isConnected && tip.matches(':popover-open')
}

/** Below the button, above it where there is no room, and inside the window. */
function place(tip: HTMLElement, button: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect()
  const below = button.bottom
  const top = below + height > innerHeight ? button.top - height : below
  const left = Math.min(button.left + (button.width - width) / 2, innerWidth - width - EDGE_PX)
  tip.style.top = `${top}px`
  tip.style.left = `${Math.max(EDGE_PX, left)}px`
}
