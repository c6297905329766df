import type { AccountWords } from '#web/messages/admin-account/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the account's screen says in a language. */
export const accountWords = await catalogue<AccountWords>({
  de: () => import('#web/messages/admin-account/de.ts').then(words => words.accountDe),
  en: () => import('#web/messages/admin-account/en.ts').then(words => words.accountEn),
  tr: () => import('#web/messages/admin-account/tr.ts').then(words => words.accountTr),
})
