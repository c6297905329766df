import type { BusinessListMessages } from '#messages/de/ui/business-list.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the pages of cities and categories share in a language. */
export const businessListMessages = await catalogue<BusinessListMessages>(
  language => import(`../../messages/${language}/ui/business-list.ts`),
)
