import { catalogue } from '#web/messages/catalogue.ts'
import type { PrivacyRequestWords } from '#web/messages/privacy-request/de.ts'

/** What the page for requests of listed people says in a language. */
export const privacyRequestWords = await catalogue<PrivacyRequestWords>({
  de: () => import('#web/messages/privacy-request/de.ts').then(words => words.privacyRequestDe),
  en: () => import('#web/messages/privacy-request/en.ts').then(words => words.privacyRequestEn),
  tr: () => import('#web/messages/privacy-request/tr.ts').then(words => words.privacyRequestTr),
})
