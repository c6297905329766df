import { entryState, keepInEntry } from '#web/routing/entry-state.ts'

/** Leaves a note for the document that takes the place of this one when the page is loaded again. Browser only. */
export function leaveNote(name: string): void {
  keepInEntry(name, true)
}

/** Whether there is such a note; removes it, so that it is read once. Browser only. */
export function takeNote(name: string): boolean {
  if (entryState(name) !== true) return false
  keepInEntry(name, undefined)
  return true
}
