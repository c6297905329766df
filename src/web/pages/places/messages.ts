import type { PlacesMessages } from '#messages/de/pages/places.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the page of all places says in a language. */
export const placesMessages = await catalogue<PlacesMessages>(
  language => import(`../../../messages/${language}/pages/places.ts`),
)
