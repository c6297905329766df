import { useSyncExternalStore } from 'react'
import { onSavedChange, type SavedIds, savedIds } from '#web/saved/saved-ids.ts'

const NONE: SavedIds = []

/** The saved businesses; nothing on the server and while the page is taken over. */
export function useSaved(): SavedIds {
  return useSyncExternalStore(onSavedChange, savedIds, () => NONE)
}
