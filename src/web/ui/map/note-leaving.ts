import { MAP_NOTE, type MapNote } from '#web/routing/map-note.ts'
import { saveNote } from '#web/routing/reload-note.ts'

/**
 * Keeps with the page what of its map is open whenever a link leads away from it. Browser only.
 * @param noteOf false or undefined: nothing is
 * @returns ends that
 */
export function noteLeaving(noteOf: () => MapNote | false | undefined): () => void {
  const ended = new AbortController()
  // Before the link itself changes the address.
  addEventListener(
    'click',
    event => {
      const note = leadsAway(event) && noteOf()
      if (note) saveNote(MAP_NOTE, note)
    },
    { capture: true, signal: ended.signal },
  )
  return () => ended.abort()
}

/** Whether a click shows another page of the site in the place of this one. */
function leadsAway({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([target], svg a)') : null
  if (link === null || ctrlKey || metaKey || shiftKey || altKey) return false
  return link.origin === location.origin && link.pathname !== location.pathname
}
