import type { LoginWords } from '#web/messages/admin-login/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the login says in a language. */
export const loginWords = await catalogue<LoginWords>({
  de: () => import('#web/messages/admin-login/de.ts').then(words => words.loginDe),
  en: () => import('#web/messages/admin-login/en.ts').then(words => words.loginEn),
  tr: () => import('#web/messages/admin-login/tr.ts').then(words => words.loginTr),
})
