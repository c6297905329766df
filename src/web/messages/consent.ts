import type { ConsentMessages } from '#messages/de/ui/consent.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What is said about consent in a language. */
export const consentMessages = await catalogue<ConsentMessages>(
  language => import(`../../messages/${language}/ui/consent.ts`),
)
