/*
 * What belongs to one entry of the browser's history and outlasts a reload of its page: history.state, by name. Browser only.
 */

/** What the present entry keeps under a name; undefined without it. */
export function entryState(name: string): unknown {
  return stateNow()[name]
}

/** Keeps something with the present entry, beside what it keeps already. @param value undefined removes it */
export function keepInEntry(name: string, value: unknown): void {
  const { [name]: _, ...others } = stateNow()
  const state = value === undefined ? others : { ...others, [name]: value }
  history.replaceState(Object.keys(state).length > 0 ? state : null, '')
}

function stateNow(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {}
}
