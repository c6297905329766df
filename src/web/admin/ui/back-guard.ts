const guards = new Set<(event: PopStateEvent) => void>()

/**
 * Lets guards hear of the back button before the router does. To be called once, before the first screen is drawn:
 * browsers tell a window's listeners in the order in which they came, whatever phase they ask for.
 */
export function watchBack(): void {
  window.addEventListener('popstate', event => {
    for (const guard of guards) guard(event)
  })
}

/**
 * Tells a guard of every step back or forth in the browser's history.
 * @param guard may stop the event, so that the router does not follow
 * @returns ends it
 */
export function guardBack(guard: (event: PopStateEvent) => void): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}
