/*
 * What belongs to one entry of the browser's history and outlasts a reload of its page: history.state, by name. Browser only.
 */

/** What the present entry keeps under a name; undefined without it. */
export function entryState(name: string): unknown {
  return history.state?.[name]
}

/** Name of the note that the search of an entry's address is still being typed. The address is that of the same search once it is finished. */
export const TYPING_NOTE = 'typing'
/** The state of an entry that has it. */
export const TYPING = { [TYPING_NOTE]: true }

/** Keeps something with the present entry, beside what it keeps already. @param value undefined removes it */
export function keepInEntry(name: string, value: unknown): void {
  history.replaceState({ ...history.state, [name]: value }, '')
}
