/** The key in history.state that says, after the page is loaded again, that a choice was saved. */
const SAVED = 'consentSaved'

/** Leaves a note that a choice was saved here, for the document that comes in the place of this one. */
export function noteSaved(): void {
  history.replaceState({ [SAVED]: true }, '')
}

/** Whether the note lies there; takes it away, so that it is read once. */
export function takeSavedNote(): boolean {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(SAVED in state)) return false
  history.replaceState(null, '')
  return true
}
