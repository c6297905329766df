import { catalogue } from '#web/messages/catalogue.ts'
import type { MerklisteWords } from '#web/messages/merkliste/de.ts'

/** What the page of saved businesses says in a language. */
export const merklisteWords = await catalogue<MerklisteWords>({
  de: () => import('#web/messages/merkliste/de.ts').then(words => words.merklisteDe),
  en: () => import('#web/messages/merkliste/en.ts').then(words => words.merklisteEn),
  tr: () => import('#web/messages/merkliste/tr.ts').then(words => words.merklisteTr),
})
