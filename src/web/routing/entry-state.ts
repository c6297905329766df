/*
 * What belongs to one entry of the browser's history and outlasts a reload of its page: history.state, by name. Browser only.
 */

/** What the present entry keeps under a name; undefined without it. */
export function entryState(name: string): unknown {
  return history.state?.[name]
}

/** Keeps something with the present entry, beside what it keeps already. @param value undefined removes it */
export function keepInEntry(name: string, value: unknown): void {
  history.replaceState({ ...history.state, [name]: value }, '')
}
