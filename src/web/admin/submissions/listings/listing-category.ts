import type { Language } from '#domain/language.ts'
import { isListingCategory } from '#domain/listing/listing.ts'
import { groupNamesMessages } from '#web/admin/messages.ts'

/** The name of a listing's category: of its group, or the exact category. */
export function categoryLabel(category: string, language: Language): string {
  return isListingCategory(category) ? groupNamesMessages(language)[category] : category
}
