import type { ContactMessages } from '#messages/de/pages/contact.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the contact page says in a language. */
export const contactMessages = await catalogue<ContactMessages>(
  language => import(`../../../messages/${language}/pages/contact.ts`),
)
