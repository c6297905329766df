import type { PicturesWords } from '#web/messages/admin-pictures/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What a business's own pictures are called on its screen, in a language. */
export const picturesWords = await catalogue<PicturesWords>({
  de: () => import('#web/messages/admin-pictures/de.ts').then(words => words.picturesDe),
  en: () => import('#web/messages/admin-pictures/en.ts').then(words => words.picturesEn),
  tr: () => import('#web/messages/admin-pictures/tr.ts').then(words => words.picturesTr),
})
