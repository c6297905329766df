import { catalogue } from '#web/messages/catalogue.ts'
import type { ListingStepsWords } from '#web/messages/listing-steps/de.ts'

/** What the later steps of adding a business say, in a language. */
export const listingStepsWords = await catalogue<ListingStepsWords>({
  de: async () => (await import('#web/messages/listing-steps/de.ts')).listingStepsDe,
  en: async () => (await import('#web/messages/listing-steps/en.ts')).listingStepsEn,
  tr: async () => (await import('#web/messages/listing-steps/tr.ts')).listingStepsTr,
})
