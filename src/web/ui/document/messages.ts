import type { DocumentMessages } from '#messages/de/ui/document.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What written pages say around their texts in a language. */
export const documentMessages = await catalogue<DocumentMessages>(
  language => import(`../../../messages/${language}/ui/document.ts`),
)
