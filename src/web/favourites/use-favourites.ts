import { useSyncExternalStore } from 'react'
import {
  addFavourites,
  type FavouriteIds,
  favouriteIds,
  onFavouritesChange,
} from '#web/favourites/favourite-ids.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The saved businesses; null on the server and during hydration, because only the browser knows them. */
export function useFavourites(): FavouriteIds | null {
  return useSyncExternalStore(onFavouritesChange, favouriteIds, () => null)
}

/**
 * Saves businesses, and says where it cannot, or not for long.
 * @param full what is said when there is no room for all of them
 * @returns its function, which returns whether all of them are stored now
 */
export function useAddFavourites(full: string): (ids: FavouriteIds) => boolean {
  const { untilClosed } = usePage().messages.favourite
  const toast = useToast()
  return ids => {
    const outcome = addFavourites(ids)
    if (outcome !== 'saved') toast({ kind: 'failed', text: outcome === 'full' ? full : untilClosed })
    return outcome === 'saved'
  }
}
