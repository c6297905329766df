import type { OtherSearchesMessages } from '#messages/de/ui/other-searches.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** The searches that are offered where nothing is found, in a language. */
export const otherSearchesMessages = await catalogue<OtherSearchesMessages>(
  language => import(`../../messages/${language}/ui/other-searches.ts`),
)
