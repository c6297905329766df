import type { Language } from '#domain/language.ts'
import { isListingCategory } from '#domain/listing/listing.ts'
import { messages as groupNamesMessages } from '#translated/group-names.ts'
import { inLanguage } from '#web/messages.ts'

/** The name of a listing's category: of its group, or the exact category. */
export function categoryLabel(category: string, language: Language): string {
  return isListingCategory(category) ? inLanguage(groupNamesMessages, language)[category] : category
}
