import { catalogue } from '#web/messages/catalogue.ts'
import type { FormWords } from '#web/messages/form/de.ts'

/** What forms say in a language. */
export const formWords = await catalogue<FormWords>({
  de: () => import('#web/messages/form/de.ts').then(words => words.formDe),
  en: () => import('#web/messages/form/en.ts').then(words => words.formEn),
  tr: () => import('#web/messages/form/tr.ts').then(words => words.formTr),
})
