import type { OutboxWords } from '#web/messages/admin-outbox/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the outbox says in a language. */
export const outboxWords = await catalogue<OutboxWords>({
  de: () => import('#web/messages/admin-outbox/de.ts').then(words => words.outboxDe),
  en: () => import('#web/messages/admin-outbox/en.ts').then(words => words.outboxEn),
  tr: () => import('#web/messages/admin-outbox/tr.ts').then(words => words.outboxTr),
})
