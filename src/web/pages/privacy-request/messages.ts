import type { PrivacyRequestMessages } from '#messages/de/pages/privacy-request.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the page for requests of listed people says in a language. */
export const privacyRequestMessages = await catalogue<PrivacyRequestMessages>(
  language => import(`../../../messages/${language}/pages/privacy-request.ts`),
)
