import type { BusinessMessages } from '#messages/de/pages/business.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the page of a business says in a language. */
export const businessMessages = await catalogue<BusinessMessages>(
  language => import(`../../../messages/${language}/pages/business.ts`),
)
