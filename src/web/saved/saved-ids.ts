/** The saved businesses of this browser: their numbers, newest first, in its own storage and nowhere else. */

const KEY = 'merkliste'
/** As many as the call for a list of businesses takes. */
export const MAX_SAVED = 200

export type SavedIds = readonly number[]

const listeners = new Set<() => void>()
let known: SavedIds | undefined

/** What is saved; the same list until it changes. Browser only. */
export function savedIds(): SavedIds {
  known ??= read()
  return known
}

/** Calls back after every change, in this window or another one. @returns ends it */
export function onSavedChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', forget)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', forget)
  }
}

/** Saves these businesses before all others. @returns false when there is no room for all of them; none is saved then */
export function save(ids: SavedIds): boolean {
  const all = [...new Set([...ids, ...savedIds()])]
  if (all.length > MAX_SAVED) return false
  write(all)
  return true
}

/** Takes a business off the list. */
export function unsave(id: number): void {
  write(savedIds().filter(saved => saved !== id))
}

/** Sets the whole list, as it was before. */
export function restoreSaved(ids: SavedIds): void {
  write(ids)
}

/**
 * Reads numbers of businesses as addresses carry them: '1,2,3'.
 * @returns each once, at most MAX_SAVED; anything else in the text is passed over
 */
export function idsFrom(text: string): SavedIds {
  const ids = text.split(',').filter(part => /^[1-9]\d{0,9}$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, MAX_SAVED)
}

function write(ids: SavedIds): void {
  known = ids
  try {
    if (ids.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, ids.join(','))
  } catch {
    // A browser without storage, or a full one: the list lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function read(): SavedIds {
  try {
    return idsFrom(localStorage.getItem(KEY) ?? '')
  } catch {
    // Browsers that forbid storage throw on access.
    return []
  }
}

/** Another window changed something. */
function forget({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return
  known = undefined
  for (const listener of listeners) listener()
}
