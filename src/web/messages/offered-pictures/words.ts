import { catalogue } from '#web/messages/catalogue.ts'
import type { OfferedPicturesWords } from '#web/messages/offered-pictures/de.ts'

/** What the form for pictures beside a correction says in a language. */
export const offeredPicturesWords = await catalogue<OfferedPicturesWords>({
  de: () => import('#web/messages/offered-pictures/de.ts').then(words => words.offeredPicturesDe),
  en: () => import('#web/messages/offered-pictures/en.ts').then(words => words.offeredPicturesEn),
  tr: () => import('#web/messages/offered-pictures/tr.ts').then(words => words.offeredPicturesTr),
})
