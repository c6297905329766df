import type { LinkMessages } from '#messages/de/pages/link.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the page behind links in mails says in a language. */
export const linkMessages = await catalogue<LinkMessages>(
  language => import(`../../../messages/${language}/pages/link.ts`),
)
