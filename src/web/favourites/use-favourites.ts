import { useSyncExternalStore } from 'react'
import { type FavouriteIds, favouriteIds, onFavouritesChange } from '#web/favourites/favourite-ids.ts'

const NONE: FavouriteIds = []

/** The saved businesses; nothing on the server and while the page is taken over. */
export function useFavourites(): FavouriteIds {
  return useSyncExternalStore(onFavouritesChange, favouriteIds, () => NONE)
}
