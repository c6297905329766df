import { categoryFor } from '#domain/category/category.ts'
import { proposedCategories } from '#domain/category/propose-categories.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { withoutEdges } from '#domain/form/field-fault.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { ListingInput } from '#domain/listing/listing.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { typedNameOf } from './typed-name.ts'

/** Says that a typed category is unknown, and which known ones it may mean, in the language of whoever typed it. */
export function unknownCategoryFault(
  typed: string,
  language: Language = DEFAULT_LANGUAGE,
): FieldFault<'category'> {
  const proposals = proposedCategories(withoutEdges(typed)).map(({ name }) => typedNameOf(name, language))
  return { field: 'category', code: 'category_unknown', ...(proposals.length > 0 && { proposals }) }
}

/** Of a listing: where its category is none, the fault says which known ones may be meant. */
export function withProposals<Field extends string>(
  fault: FieldFault<Field>,
  { category }: Pick<ListingInput, 'category'>,
  language?: Language,
): FieldFault<Field | 'category'> {
  return fault.field === 'category' && fault.code === 'choice_unknown'
    ? unknownCategoryFault(category, language)
    : fault
}

/** Whether a category is in the taxonomy, or came with an import. Otherwise it is a typing mistake. */
export function isCategoryHere({ index }: { readonly index: DirectoryIndex }, name: string): boolean {
  const { slug, isKnown } = categoryFor(name)
  return isKnown || index.categories().some(category => category.slug === slug)
}
