import { useSyncExternalStore } from 'react'
import { type FavouriteIds, favouriteIds, onFavouritesChange } from '#web/favourites/favourite-ids.ts'

const NONE: FavouriteIds = []

/** The saved businesses; none on the server and during hydration. */
export function useFavourites(): FavouriteIds {
  return useSyncExternalStore(onFavouritesChange, favouriteIds, () => NONE)
}
