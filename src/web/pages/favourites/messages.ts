import type { FavouritesMessages } from '#messages/de/pages/favourites.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the page of saved businesses says in a language. */
export const favouritesMessages = await catalogue<FavouritesMessages>(
  language => import(`../../../messages/${language}/pages/favourites.ts`),
)
