import { catalogue } from '#web/messages/catalogue.ts'
import type { LinkWords } from '#web/messages/link/de.ts'

/** What the page behind links in mails says in a language. */
export const linkWords = await catalogue<LinkWords>({
  de: () => import('#web/messages/link/de.ts').then(words => words.linkDe),
  en: () => import('#web/messages/link/en.ts').then(words => words.linkEn),
  tr: () => import('#web/messages/link/tr.ts').then(words => words.linkTr),
})
