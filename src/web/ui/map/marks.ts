/*
 * List, plot and map show the same businesses by their numbers: an entry in its corner, a point of the plot as its text, pins
 * and clusters of the map in `data-no`. What pointer or focus is on in one of them is marked in the others, by a class and
 * without rendering anything again.
 */

const ENTRY = '.entry:has(> .no)'
const PLOT_PIN = '.pins a'
const NUMBERED = `${ENTRY}, ${PLOT_PIN}, [data-no]`
const MARKED = 'is-marked'

/** What carries the mark now: most of what pointer and focus come over stands for no business. */
let marked: readonly Element[] = []

/** Marks what stands for the same businesses as what pointer or focus is on. Once in a document. */
export function followMarks(): void {
  for (const type of ['pointerover', 'focusin']) addEventListener(type, follow)
  addEventListener('click', followPin)
  // The pointer may have rested on something before this code was loaded.
  mark([...document.querySelectorAll(':hover')].at(-1) ?? null)
}

/** Scrolls to an entry of the list, unless the list lies under a sheet. @returns the entry, undefined without one */
export function showEntry(number: number, block: 'center' | 'nearest' = 'nearest'): Element | undefined {
  if (document.querySelector('.plan:popover-open') !== null) return undefined
  const entry = [...document.querySelectorAll(ENTRY)].find(one => numbersOf(one).includes(String(number)))
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  entry?.scrollIntoView({ block, behavior: isCalm ? 'instant' : 'smooth' })
  return entry
}

function follow(event: Event): void {
  // A finger that moves the page is on something all the time; what it taps gets the focus.
  if (event instanceof PointerEvent && event.pointerType === 'touch') return
  mark(event.target)
}

function mark(target: EventTarget | null): void {
  const source = numberedAt(target) ?? numberedAt(document.activeElement)
  for (const element of marked) element.classList.remove(MARKED)
  // What pointer or focus is on shows that itself, where the focus can be seen.
  marked = source === null ? [] : sharingWith(source).filter(element => element !== source || isLedTo(source))
  for (const element of marked) element.classList.add(MARKED)
}

/** Whether a press of the pointer, on a point or on the way back, led to an entry: its focus cannot be seen. */
function isLedTo(entry: Element): boolean {
  const name = entry.querySelector('h3 a:focus:not(:focus-visible)')
  return name !== null && !entry.matches(':hover')
}

/** What stands for one of the same businesses. */
function sharingWith(source: Element): readonly Element[] {
  const numbers = numbersOf(source)
  return [...document.querySelectorAll(NUMBERED)].filter(element =>
    numbersOf(element).some(number => numbers.includes(number)),
  )
}

/** A point of the plot leads to its entry, without the jump of a link and out of the sheet that the plot may stand in. */
function followPin(event: MouseEvent): void {
  const pin = event.target instanceof Element ? event.target.closest(PLOT_PIN) : null
  if (pin === null) return
  event.preventDefault()
  pin.closest<HTMLElement>(':popover-open')?.hidePopover()
  showEntry(Number(pin.textContent), 'center')
    ?.querySelector<HTMLElement>('h3 a')
    ?.focus({ preventScroll: true })
}

function numberedAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(NUMBERED) : null
}

/** '5' of an entry or a point, several of a cluster. */
function numbersOf(element: Element): readonly string[] {
  const named = element.getAttribute('data-no')
  const text = named ?? (element.querySelector(':scope > .no') ?? element).textContent
  return text.trim().split(' ')
}
