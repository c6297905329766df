import { MAX_LISTED_IDS, readListedIds } from '#domain/business/listed-ids.ts'

/** The saved businesses of this browser: their numbers, newest first, in its own storage and nowhere else. */

const KEY = 'merkliste'
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
  if (all.length > MAX_LISTED_IDS) return false
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
    return readListedIds(localStorage.getItem(KEY) ?? '')
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
