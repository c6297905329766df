import '#web/styles/tooltip.css'

/** Specification, section 9: how long a pointer rests before the first tooltip, and how soon the next needs no rest. */
const DELAY_MS = 700
const SKIP_MS = 300
/** Between the sign and its tooltip, and between the tooltip and the edge of the window. */
const EDGE_PX = 8

/**
 * Names what is only a sign: after a rest of the pointer, at once by keyboard. It stays while the pointer is
 * on it, goes with Escape, a press or scrolling, and follows the tooltip pattern of ARIA. Fingers get none.
 * @param selector of the signs, each with an aria-label
 */
export function watchTooltips(
  selector: string,
  { first, isByKeyboard, isPressedByFinger }: WatchTooltipsOptions,
): void {
  const tip = document.createElement('div')
  // Without popovers it cannot be shown above a dialog.
  if (!('popover' in tip)) return
  const text = document.createElement('span')
  tip.append(text)
  tip.id = 'tooltip'
  tip.className = 'tooltip'
  tip.popover = 'manual'
  tip.setAttribute('role', 'tooltip')
  let sign: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt = Number.NEGATIVE_INFINITY

  const show = () => {
    if (sign?.isConnected !== true) return
    text.textContent = sign.getAttribute('aria-label')
    // Inside a dialog everything else is out of reach; elsewhere it belongs to the part of the page that its sign is in.
    const around = sign.closest('dialog, aside, main, header') ?? document.body
    around.append(tip)
    tip.showPopover()
    place(tip, sign.getBoundingClientRect())
    sign.setAttribute('aria-describedby', tip.id)
  }
  const hide = () => {
    clearTimeout(timer)
    if (!isShown(tip)) return
    tip.remove()
    sign?.removeAttribute('aria-describedby')
    hiddenAt = performance.now()
  }
  const reset = () => {
    hide()
    sign = null
  }
  const point = (target: EventTarget | null) => {
    if (target instanceof Node && tip.contains(target)) return
    const next = signAt(target, selector)
    if (next === sign) return
    reset()
    sign = next
    if (next !== null) timer = setTimeout(show, performance.now() - hiddenAt < SKIP_MS ? 0 : DELAY_MS)
  }
  const focus = (target: EventTarget | null) => {
    const next = signAt(target, selector)
    if (isPressedByFinger() || next?.matches(':focus-visible') !== true) return
    reset()
    sign = next
    show()
  }

  addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'touch') point(target)
  })
  addEventListener('focusin', ({ target }) => focus(target))
  addEventListener('focusout', reset)
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

interface WatchTooltipsOptions {
  /** Where pointer or focus is already. */
  readonly first: HTMLElement
  /** Whether the focus came there by keyboard. */
  readonly isByKeyboard: boolean
  /** Whether a finger pressed last, and neither a key nor another pointer. */
  readonly isPressedByFinger: () => boolean
}

function signAt(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

/** A dialog that was taken out of the page took its tooltip along. */
function isShown(tip: HTMLElement): boolean {
  return tip.isConnected && tip.matches(':popover-open')
}

/** Below the sign, above it where there is no room, and inside the window. */
function place(tip: HTMLElement, sign: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect()
  const below = sign.bottom
  const top = below + height > innerHeight ? sign.top - height : below
  const left = Math.min(sign.left + (sign.width - width) / 2, innerWidth - width - EDGE_PX)
  tip.style.top = `${top}px`
  tip.style.left = `${Math.max(EDGE_PX, left)}px`
}
