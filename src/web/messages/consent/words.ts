import { catalogue } from '#web/messages/catalogue.ts'
import type { ConsentWords } from '#web/messages/consent/de.ts'

/** What is said about consent in a language. */
export const consentWords = await catalogue<ConsentWords>({
  de: () => import('#web/messages/consent/de.ts').then(words => words.consentDe),
  en: () => import('#web/messages/consent/en.ts').then(words => words.consentEn),
  tr: () => import('#web/messages/consent/tr.ts').then(words => words.consentTr),
})
