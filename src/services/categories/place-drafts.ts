import type { BusinessDraft, Source } from '#domain/business/business.ts'
import type { CategoryRules } from '#domain/category/category-rules.ts'
import { misspelledCategory } from '#domain/category/propose-categories.ts'
import { type PlacedDraft, placedDraft } from '#domain/edit/merge-draft.ts'
import type { RowFault } from '#domain/import/import-result.ts'

/** Where typing mistakes are corrected; what people type is asked about instead. */
const FILES: ReadonlySet<Source> = new Set(['google-maps', 'spreadsheet'])

/**
 * A draft with its categories as the operator's rules have them. A file's unknown name that is a typing mistake of a known
 * one means that one, which a warning says; names that the operator has decided about are never corrected.
 */
export function placeDraft(
  draft: BusinessDraft,
  source: Source,
  rules: CategoryRules,
): { readonly draft: PlacedDraft; readonly notes: readonly RowFault[] } {
  const { category } = draft
  const meant =
    category === undefined || !FILES.has(source) || rules.ofName(category).isKnown
      ? undefined
      : misspelledCategory(category)
  if (category === undefined || meant === undefined) return { draft: placedDraft(draft, rules), notes: [] }
  const value = `${category} → ${meant.name}`
  return {
    draft: placedDraft({ ...draft, category: meant.name }, rules),
    notes: [{ field: 'category', code: 'category_spelling', value }],
  }
}
