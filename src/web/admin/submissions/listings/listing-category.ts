import type { Language } from '#domain/language.ts'
import { isListingCategory } from '#domain/listing/listing.ts'
import { groupNamesMessages } from '#web/admin/messages.ts'

/** What a listing's category is called: the name of its group, or the real category that was written there. */
export function categoryLabel(category: string, language: Language): string {
  return isListingCategory(category) ? groupNamesMessages(language)[category] : category
}
