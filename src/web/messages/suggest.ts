import type { SuggestMessages } from '#messages/de/ui/suggest.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the search boxes suggest, in a language. */
export const suggestMessages = await catalogue<SuggestMessages>(
  language => import(`../../messages/${language}/ui/suggest.ts`),
)
