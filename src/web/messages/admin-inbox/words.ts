import type { InboxWords } from '#web/messages/admin-inbox/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the inbox says in a language. */
export const inboxWords = await catalogue<InboxWords>({
  de: () => import('#web/messages/admin-inbox/de.ts').then(words => words.inboxDe),
  en: () => import('#web/messages/admin-inbox/en.ts').then(words => words.inboxEn),
  tr: () => import('#web/messages/admin-inbox/tr.ts').then(words => words.inboxTr),
})
