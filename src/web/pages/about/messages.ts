import type { AboutMessages } from '#messages/de/pages/about.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What 'Über uns' says around its text in a language. */
export const aboutMessages = await catalogue<AboutMessages>(
  language => import(`../../../messages/${language}/pages/about.ts`),
)
