import { groupName } from '#domain/category/group.ts'
import type { Language } from '#domain/language.ts'
import { isListingCategory } from '#domain/listing/listing.ts'

/** The name of a listing's category: of its group, or the exact category. */
export function categoryLabel(category: string, language: Language): string {
  return isListingCategory(category) ? groupName(category, language) : category
}
