import { proposedCategories } from '#domain/category/propose-categories.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { withoutEdges } from '#domain/form/field-fault.ts'

/** Says that a typed category is unknown, and which known ones it may mean. */
export function unknownCategoryFault(typed: string): FieldFault<'category'> {
  const proposals = proposedCategories(withoutEdges(typed)).map(({ name }) => name)
  return { field: 'category', code: 'category_unknown', ...(proposals.length > 0 && { proposals }) }
}
