const guards = new Set<(event: PopStateEvent) => void>()

/**
 * Passes the back button to the guards before the router gets it. Call it once, before the first screen is rendered:
 * browsers call the listeners of a window in the order in which they were added, whatever their phase.
 */
export function watchBack(): void {
  window.addEventListener('popstate', event => {
    for (const guard of guards) guard(event)
  })
}

/**
 * Calls a guard on every step back or forward in the browser's history.
 * @param guard may stop the event, so that the router stays where it is
 * @returns stops calling it
 */
export function guardBack(guard: (event: PopStateEvent) => void): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}
