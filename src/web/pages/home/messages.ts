import type { HomeMessages } from '#messages/de/pages/home.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the home page says in a language. */
export const homeMessages = await catalogue<HomeMessages>(
  language => import(`../../../messages/${language}/pages/home.ts`),
)
