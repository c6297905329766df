import { catalogue } from '#web/messages/catalogue.ts'
import type { ListingWords } from '#web/messages/listing/de.ts'

/** What the pages of cities and categories share in a language. */
export const listingWords = await catalogue<ListingWords>({
  de: () => import('#web/messages/listing/de.ts').then(words => words.listingDe),
  en: () => import('#web/messages/listing/en.ts').then(words => words.listingEn),
  tr: () => import('#web/messages/listing/tr.ts').then(words => words.listingTr),
})
