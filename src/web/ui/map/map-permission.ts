/** The key in history.state that says, after the page is loaded again, that the map was clicked. */
const ASKED = 'map'

/** Whether this document's content security policy lets the pictures of a map in (server/rendering/pages.ts). */
export function isMapAllowed(): boolean {
  return document.getElementById('root')?.dataset.map !== undefined
}

/**
 * Loads this page as a document of its own, whose policy allows its map, and leaves a note that its visitor has asked
 * for it: the policy of a document that began as another page, without a map, stays as strict as it was.
 */
export function reloadWithMap(): void {
  history.replaceState({ [ASKED]: true }, '')
  location.reload()
}

/** Whether the note lies there; takes it away, so that neither a reload nor a way back loads a map unasked. */
export function takeMapNote(): boolean {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(ASKED in state)) return false
  history.replaceState(null, '')
  return true
}
