import { catalogue } from '#web/messages/catalogue.ts'
import type { ContactWords } from '#web/messages/contact/de.ts'

/** What the contact page says in a language. */
export const contactWords = await catalogue<ContactWords>({
  de: () => import('#web/messages/contact/de.ts').then(words => words.contactDe),
  en: () => import('#web/messages/contact/en.ts').then(words => words.contactEn),
  tr: () => import('#web/messages/contact/tr.ts').then(words => words.contactTr),
})
