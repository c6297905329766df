import type { HelpMessages } from '#messages/de/pages/help.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the help says around its questions in a language. */
export const helpMessages = await catalogue<HelpMessages>(
  language => import(`../../../messages/${language}/pages/help.ts`),
)
