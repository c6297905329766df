import type { ListingWords } from '#web/messages/add-business/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the page for adding a business says in a language. */
export const listingWords = await catalogue<ListingWords>({
  de: () => import('#web/messages/add-business/de.ts').then(words => words.listingDe),
  en: () => import('#web/messages/add-business/en.ts').then(words => words.listingEn),
  tr: () => import('#web/messages/add-business/tr.ts').then(words => words.listingTr),
})
