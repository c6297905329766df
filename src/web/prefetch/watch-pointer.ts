import type { QueryClient } from '@tanstack/react-query'
import { loadEventually } from '#web/load-code.ts'
import type { PageContext } from '#web/page-context.ts'
import { prefetchLinks } from '#web/prefetch/prefetch-links.ts'
import { followMarks } from '#web/ui/map/marks.ts'

/** What is only a sign to the eye: buttons with an icon, and the numbers of plot and map. */
const SIGNS = 'button.icon[aria-label], .pins a[aria-label], .map-pin[aria-label], .map-cluster[aria-label]'

/** What the network of a device tells of itself where it does (Chromium). */
interface Connection {
  readonly saveData?: boolean
  /** 'slow-2g', '2g', '3g', '4g' */
  readonly effectiveType?: string
}

/**
 * Follows pointer and focus: pages behind links are read ahead, unless the visitor saves data, what list and map show of the
 * same business is marked, and what is only a sign gets its tooltip, whose code comes with the first of them. Once
 * in a document.
 */
export function watchPointer(context: PageContext, queries: QueryClient): void {
  const read = isSavingData() ? () => {} : prefetchLinks(context, queries)
  const prefetch = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return
    // Links in drawings lead to places on their own page.
    const link = target.closest('a[href]')
    read(link instanceof HTMLAnchorElement ? link : null)
  }
  const untilFirstTooltip = new AbortController()
  // Whether a finger pressed last; what it tapped before this code was loaded is known by its screen only.
  let isPressedByFinger = matchMedia('(hover: none)').matches
  const notePress = (event: Event) => {
    isPressedByFinger = event instanceof PointerEvent && event.pointerType === 'touch'
  }
  const nameSign = (target: EventTarget | null, isByFinger = isPressedByFinger) => {
    const sign = target instanceof Element ? target.closest<HTMLElement>(SIGNS) : null
    // A browser leaves what was tapped hovered, and takes a focus that a script gives after a tap for one by keyboard.
    if (sign === null || isByFinger) return
    // Asked now: a focus that a click has set looks like one by keyboard as soon as any key is pressed.
    const isByKeyboard = sign.matches(':focus-visible')
    if (!(isByKeyboard || sign.matches(':hover'))) return
    untilFirstTooltip.abort()
    void loadEventually(() => import('#web/ui/tooltip.ts')).then(({ watchTooltips }) =>
      watchTooltips(SIGNS, { first: sign, isByKeyboard, isPressedByFinger: () => isPressedByFinger }),
    )
  }
  // Before the focus follows from them, and whatever a page does with them.
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, notePress, { capture: true, passive: true })
  for (const type of ['pointerover', 'focusin']) addEventListener(type, event => prefetch(event.target))
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => nameSign(target, pointerType === 'touch'),
    untilFirstTooltip,
  )
  addEventListener('focusin', ({ target }) => nameSign(target), untilFirstTooltip)
  followMarks()
  // A finger that starts to scroll did not mean the link under it.
  addEventListener('pointercancel', () => read(null))
  // The pointer may have rested on a link before this code was loaded.
  prefetch(document.querySelector('a:hover') ?? document.activeElement)
  nameSign(
    [...document.querySelectorAll(SIGNS)].find(sign => sign.matches(':hover')) ?? document.activeElement,
  )
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
