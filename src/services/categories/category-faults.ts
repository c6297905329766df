import { proposedCategories } from '#domain/category/propose-categories.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { withoutEdges } from '#domain/form/field-fault.ts'
import type { ListingInput } from '#domain/listing/listing.ts'

/** Says that a typed category is unknown, and which known ones it may mean. */
export function unknownCategoryFault(typed: string): FieldFault<'category'> {
  const proposals = proposedCategories(withoutEdges(typed)).map(({ name }) => name)
  return { field: 'category', code: 'category_unknown', ...(proposals.length > 0 && { proposals }) }
}

/** Of a listing: where its category is none, the fault says which known ones may be meant. */
export function withProposals<Field extends string>(
  fault: FieldFault<Field>,
  { category }: Pick<ListingInput, 'category'>,
): FieldFault<Field | 'category'> {
  return fault.field === 'category' && fault.code === 'choice_unknown'
    ? unknownCategoryFault(category)
    : fault
}
