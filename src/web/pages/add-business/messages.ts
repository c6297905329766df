import type { AddBusinessMessages } from '#messages/de/pages/add-business.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the page for adding a business says in a language. */
export const addBusinessMessages = await catalogue<AddBusinessMessages>(
  language => import(`../../../messages/${language}/pages/add-business.ts`),
)
