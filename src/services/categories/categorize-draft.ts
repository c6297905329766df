import type { BusinessDraft, Source } from '#domain/business/business.ts'
import type { CategoryRules } from '#domain/category/category-rules.ts'
import { misspelledCategory } from '#domain/category/propose-categories.ts'
import { type CategorizedDraft, withCategoryRules } from '#domain/edit/merge-draft.ts'
import type { RowFault } from '#domain/import/import-result.ts'

/** Where typing mistakes are corrected; what people type is asked about instead. */
const FILES: ReadonlySet<Source> = new Set(['google-maps', 'spreadsheet'])

/**
 * A draft with its categories as the operator's rules have them. A file's unknown name that is a typing mistake of a known
 * one means that one; any other becomes a category of its own. A warning says either. Names that the operator has decided
 * about are never corrected.
 */
export function categorizeDraft(
  draft: BusinessDraft,
  source: Source,
  rules: CategoryRules,
): { readonly draft: CategorizedDraft; readonly notes: readonly RowFault[] } {
  const { category } = draft
  if (category === undefined || !FILES.has(source) || rules.ofName(category).isKnown)
    return { draft: withCategoryRules(draft, rules), notes: [] }
  const meant = misspelledCategory(category)
  if (meant === undefined)
    return { draft: withCategoryRules(draft, rules), notes: [noteOf('category_unknown', category)] }
  return {
    draft: withCategoryRules({ ...draft, category: meant.name }, rules),
    notes: [noteOf('category_spelling', `${category} → ${meant.name}`)],
  }
}

function noteOf(code: 'category_spelling' | 'category_unknown', value: string): RowFault {
  return { field: 'category', code, value }
}
