import { categoryFor } from '../category/category.ts'
import { withoutEdges } from '../form/field-fault.ts'
import { isListingCategory } from './listing.ts'

/**
 * A typed category as it is stored with a listing: the slug of a group, or the German name of a category that was named in
 * another language or by a synonym; else the text itself.
 */
export function listingCategoryOf(typed: string): string {
  const text = withoutEdges(typed)
  if (text === '' || isListingCategory(text)) return text
  const { slug, name } = categoryFor(text)
  return isListingCategory(slug) ? slug : name
}
