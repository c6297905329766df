import { catalogue } from '#web/messages/catalogue.ts'
import type { NewsletterWords } from '#web/messages/newsletter/de.ts'

/** What the newsletter page says in a language. */
export const newsletterWords = await catalogue<NewsletterWords>({
  de: () => import('#web/messages/newsletter/de.ts').then(words => words.newsletterDe),
  en: () => import('#web/messages/newsletter/en.ts').then(words => words.newsletterEn),
  tr: () => import('#web/messages/newsletter/tr.ts').then(words => words.newsletterTr),
})
