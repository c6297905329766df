import type { FavouriteButtonMessages } from '#messages/de/ui/favourite-button.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the buttons that save a business say in a language. */
export const favouriteButtonMessages = await catalogue<FavouriteButtonMessages>(
  language => import(`../../messages/${language}/ui/favourite-button.ts`),
)
