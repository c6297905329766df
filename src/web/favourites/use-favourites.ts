import { useSyncExternalStore } from 'react'
import { type FavouriteIds, favouriteIds, onFavouritesChange } from '#web/favourites/favourite-ids.ts'

/** The saved businesses; null on the server and during hydration, because only the browser knows them. */
export function useFavourites(): FavouriteIds | null {
  return useSyncExternalStore(onFavouritesChange, favouriteIds, () => null)
}
