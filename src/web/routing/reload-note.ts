import { entryState, keepInEntry } from '#web/routing/entry-state.ts'

/** Saves a note for who shows this page next: after it was loaded again, or on the way back to it. Browser only. */
export function saveNote(name: string, note: unknown = true): void {
  keepInEntry(name, note)
}

/** Such a note, undefined without one; removes it, so that it is read once. Browser only. */
export function takeNote(name: string): unknown {
  const note = entryState(name)
  if (note !== undefined) keepInEntry(name, undefined)
  return note
}
