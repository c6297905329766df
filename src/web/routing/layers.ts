import { entryState, keepInEntry, TYPING_NOTE } from '#web/routing/entry-state.ts'
import { MAP_NOTE } from '#web/routing/map-note.ts'
import { type Navigation, setNavigation } from '#web/routing/navigation.ts'

/**
 * What lies over a page (a dialog, a sheet, a search that covers the screen) has an entry of its own in the browser's
 * history, so that the back button closes it instead of leaving the page. Browser only.
 */
interface Layer {
  readonly close: () => void
  /** The address when it opened. */
  readonly before: string
  /** The page's address now: filters in a sheet change it. */
  now: string
}

/** The lowest first; the entry of the n-th has `layer: n` in its state. */
const layers: Layer[] = []

/**
 * Something lies over the page now.
 * @param close closes it; called by the back button
 * @returns to be called when it was closed in any way
 */
export function openLayer(close: () => void): () => void {
  const layer: Layer = { close, before: location.href, now: location.href }
  layers.push(layer)
  const enter = () => {
    // The entry of what closed in this moment, such as the other field of a search, is still there.
    const method = depthNow() >= layers.length ? 'replaceState' : 'pushState'
    // Closing it may scroll the page on, which the browser's way back must not undo.
    history.scrollRestoration = 'manual'
    history[method]({ ...history.state, layer: layers.length }, '')
  }
  // While the browser is on its way back from what closed before, nothing may be written into its history.
  if (isTakingAway) waiting.push(() => layers.includes(layer) && enter())
  else enter()
  return () => {
    const at = layers.indexOf(layer)
    if (at === -1) return
    layers.splice(at)
    // Whatever closes it may go on to another page in the same moment, which then takes the place of this entry.
    setTimeout(() => {
      if (depthNow() !== at + 1 || layers.length > at) return
      if (location.href === layer.before) goBack()
      else {
        keepInEntry('layer', at === 0 ? undefined : at)
        restoreScrolling()
      }
    })
  }
}

/** The page itself is scrolled by the browser again. */
function restoreScrolling(): void {
  if (depthNow() === 0) history.scrollRestoration = 'auto'
}

/** Whether the next step back only takes away the entry of a layer that was closed. */
let isTakingAway = false
/** What opened meanwhile. */
const waiting: (() => void)[] = []
/** The last change of page meanwhile, in an entry that the browser is about to leave. */
let missed: Parameters<Navigation> | null = null

function goBack(): void {
  isTakingAway = true
  history.back()
}

/** While something lies over the page, a change of page takes the place of the layer's own entry. */
const navigateOver: Navigation = (to, options) => {
  if (isTakingAway) missed = [new URL(to, location.href).href, options]
  const depth = depthNow()
  if (depth === 0) return options
  const target = new URL(to, location.href)
  const top = layers[depth - 1]
  const staysOpen = top !== undefined && target.pathname === location.pathname
  if (staysOpen) top.now = target.href
  else {
    // They go with the page.
    layers.length = 0
    setTimeout(restoreScrolling)
    // Who comes back finds the map open again, so its entry stays.
    if (entryState(MAP_NOTE) !== undefined) return options
  }
  const noted = options?.state?.[TYPING_NOTE]
  return {
    ...options,
    replace: true,
    ...(staysOpen && { state: { ...history.state, [TYPING_NOTE]: noted } }),
  }
}

/** Closes layers with the back button. Once in a document. */
export function watchLayers(): void {
  setNavigation(navigateOver)
  // The layers of the document before are gone; one of this document may have opened before this code was there.
  if (depthNow() > layers.length) keepInEntry('layer', layers.length || undefined)
  restoreScrolling()
  addEventListener('popstate', event => {
    const depth = depthNow()
    restoreScrolling()
    const top = layers.at(-1)
    const isClosing = top !== undefined && layers.length > depth && !isTakingAway
    if (isClosing) {
      for (const { close } of layers.splice(depth).toReversed()) close()
      // What was chosen in a sheet stays chosen.
      if (top.now !== top.before && location.href === top.before) history.pushState(null, '', top.now)
    }
    // The page stays the same, so nobody else is told.
    if (isTakingAway || (isClosing && location.href === top.now)) event.stopImmediatePropagation()
    isTakingAway = false
    if (missed !== null) navigateAgain(...missed)
    missed = null
    for (const enter of waiting.splice(0)) enter()
  })
}

/** Writes a change of page into the entry that the browser has come back to. @param to whole address */
function navigateAgain(...[to, options]: Parameters<Navigation>): void {
  const { replace = false, state = null } = navigateOver(to, options) ?? {}
  history[replace ? 'replaceState' : 'pushState'](state, '', to)
}

/**
 * Makes layers of all sheets: popovers that open by a button (the filters, the plot, the menu). Once in a document. Another
 * element may take the place of one that is open, so they are known by their ids.
 */
export function watchSheets(): void {
  const sheets = new Map<string, { readonly close: () => void; readonly closed: () => void }>()
  const enter = (id: string) => {
    const close = () => document.getElementById(id)?.hidePopover()
    sheets.set(id, { close, closed: openLayer(close) })
  }
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.popover !== 'auto') return
    const { id } = target
    const known = sheets.get(id)
    if (target.matches(':popover-open')) {
      if (!layers.some(({ close }) => close === known?.close)) enter(id)
      return
    }
    sheets.delete(id)
    known?.closed()
  }
  document.addEventListener('toggle', onToggle, { capture: true })
  // One may have been opened by the press that loads this code.
  for (const { id } of document.querySelectorAll('[popover="auto"]:popover-open')) enter(id)
}

/** The layer of the present entry: 0 for the page itself. */
function depthNow(): number {
  return Number(entryState('layer') ?? 0)
}
