/**
 * Leaves a note in history.state for the document that takes the place of this one when the page is loaded again.
 * Browser only.
 */
export function leaveNote(name: string): void {
  history.replaceState({ [name]: true }, '')
}

/** Whether there is such a note; removes it, so that it is read once. Browser only. */
export function takeNote(name: string): boolean {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(name in state)) return false
  history.replaceState(null, '')
  return true
}
