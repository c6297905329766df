import { MAX_LISTED_IDS, readListedIds } from '#domain/business/listed-ids.ts'
import { storedText, storeText } from '#web/stored-text.ts'

/** The saved businesses of this browser: their numbers, newest first, in localStorage only. */

const KEY = 'merkliste'
export type FavouriteIds = readonly number[]

const listeners = new Set<() => void>()
let cached: FavouriteIds | undefined

/** What is saved; the same list until it changes. Browser only. */
export function favouriteIds(): FavouriteIds {
  cached ??= readListedIds(storedText(KEY) ?? '')
  return cached
}

/** Calls `listener` after every change, in this window or another one. @returns ends it */
export function onFavouritesChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', reloadOnStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', reloadOnStorage)
  }
}

/**
 * Saves these businesses before all others.
 * @returns 'full' when there is no room for all of them, and none is saved; 'until-closed' where the browser stores nothing,
 * and they are saved as long as the page is open
 */
export function addFavourites(ids: FavouriteIds): 'saved' | 'full' | 'until-closed' {
  const all = [...new Set([...ids, ...favouriteIds()])]
  if (all.length > MAX_LISTED_IDS) return 'full'
  return write(all) ? 'saved' : 'until-closed'
}

/** Takes a business off the list. */
export function removeFavourite(id: number): void {
  write(favouriteIds().filter(saved => saved !== id))
}

/** Puts the list back as it was before, behind what was saved since. */
export function restoreFavourites(before: FavouriteIds): void {
  write([...favouriteIds().filter(id => !before.includes(id)), ...before].slice(0, MAX_LISTED_IDS))
}

/** @returns false where nothing can be stored, and the list lasts as long as the page */
function write(ids: FavouriteIds): boolean {
  cached = ids
  const isStored = storeText(KEY, ids.length === 0 ? null : ids.join(','))
  for (const listener of listeners) listener()
  return isStored
}

/** Another window changed something. */
function reloadOnStorage({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return
  cached = undefined
  for (const listener of listeners) listener()
}
