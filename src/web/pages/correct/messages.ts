import type { CorrectMessages } from '#messages/de/pages/correct.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the page for correcting a business says in a language. */
export const correctMessages = await catalogue<CorrectMessages>(
  language => import(`../../../messages/${language}/pages/correct.ts`),
)
