import type { BusinessesMessages } from '#messages/de/pages/businesses.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the search page says in a language. */
export const businessesMessages = await catalogue<BusinessesMessages>(
  language => import(`../../messages/${language}/pages/businesses.ts`),
)
