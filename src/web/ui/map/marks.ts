/*
 * List, plot and map show the same businesses by their numbers. Whatever stands for some of them names their numbers in
 * `data-no`: an entry, its point, a cluster. What pointer or focus is on in one of them is marked in the others, by a class
 * and without rendering anything again.
 */

const MARKED = 'is-marked'

/** Marks what stands for the same businesses as what pointer or focus is on. Browser only. @returns ends it */
export function followMarks(): () => void {
  const ended = new AbortController()
  const follow = (event: Event) => {
    // A finger that moves the page is on something all the time; what it taps gets the focus.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    mark(numberedAt(event.target) ?? numberedAt(document.activeElement))
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, follow, ended)
  return () => {
    ended.abort()
    mark(undefined)
  }
}

/** Scrolls to an entry of the list, unless the list lies under a sheet. @returns the entry, undefined without one */
export function showEntry(number: number, block: 'center' | 'nearest' = 'nearest'): Element | undefined {
  const entry = document.querySelector(`.entry[data-no="${number}"]`)
  if (entry === null || document.querySelector('[data-map-sheet]:popover-open') !== null) return undefined
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  entry.scrollIntoView({ block, behavior: isCalm ? 'instant' : 'smooth' })
  return entry
}

function numberedAt(target: EventTarget | null): HTMLElement | SVGElement | undefined {
  const element = target instanceof Element ? target.closest('[data-no]') : null
  return element instanceof HTMLElement || element instanceof SVGElement ? element : undefined
}

/** @param source what pointer or focus is on, which shows that itself */
function mark(source: HTMLElement | SVGElement | undefined): void {
  const marked = source === undefined ? [] : numbersOf(source)
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-no]')) {
    const isMarked = element !== source && numbersOf(element).some(number => marked.includes(number))
    element.classList.toggle(MARKED, isMarked)
  }
}

function numbersOf({ dataset }: HTMLElement | SVGElement): readonly string[] {
  return (dataset.no ?? '').split(' ')
}
