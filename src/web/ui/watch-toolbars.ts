const TOOLBARS = '[role="toolbar"]'
const CONTROLS = 'a[href], button, input, select, summary'

/** Which control of a toolbar the keys are at. */
const current = new WeakMap<Element, HTMLElement>()

/**
 * Makes each toolbar (toolbar.tsx) one stop of the Tab key, in which arrow keys, Home and End move; after WAI-ARIA's pattern
 * for toolbars. Browser only, once in a document.
 */
export function watchToolbars(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) {
      const toolbar = target.closest(TOOLBARS)
      if (toolbar !== null) current.set(toolbar, target)
    }
    // The next press of Tab comes after this at the earliest, and finds what is there now.
    settleAll()
  })
  addEventListener('keydown', event => {
    const { key, target } = event
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
    const toolbar = target.closest(TOOLBARS)
    if (toolbar === null) return
    const controls = controlsOf(toolbar)
    const next = nextOf(controls.indexOf(target), controls.length, key)
    if (next === undefined) return
    // Left and right would also change what a select says.
    event.preventDefault()
    controls[next]?.focus()
  })
  settleAll()
}

/** @returns where a key leads; undefined for other keys */
function nextOf(at: number, count: number, key: string): number | undefined {
  if (at === -1) return undefined
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

function settleAll(): void {
  for (const toolbar of document.querySelectorAll(TOOLBARS)) settle(toolbar)
}

/**
 * Only the control that was used last, at first the first one, can be reached by Tab; in a sheet, which may have been a part
 * of the bar in a wider window, all can.
 */
function settle(toolbar: Element): void {
  const controls = controlsOf(toolbar)
  const last = current.get(toolbar)
  const stop = last !== undefined && controls.includes(last) ? last : controls[0]
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1
  for (const sheet of toolbar.querySelectorAll(':popover-open'))
    for (const control of sheet.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = 0
}

/** What can be seen of a toolbar, without what lies over the page in a sheet of its own. */
function controlsOf(toolbar: Element): readonly HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    control => control.checkVisibility() && control.closest(':popover-open') === null,
  )
}
