import type { Business } from '#domain/business/business.ts'
import type { BusinessField } from '#domain/business/fields.ts'
import type { CategoryRules } from '#domain/category/category-rules.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { placeFaultsOf } from '#domain/place/check-place.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { isCategoryHere, unknownCategoryFault } from '#services/categories/category-faults.ts'

/** What an administrator has been asked about, and means. */
export interface Confirmations {
  /** An unknown category: it is created. */
  readonly confirmsCategory?: boolean
  /** A place that the gazetteer objects to. */
  readonly confirmsPlace?: boolean
}

/** What is asked before facts of a business are stored: each may be right, and is more often a mistake. */
export function unconfirmedFaults(
  business: Pick<Business, 'category' | 'categorySlug' | 'postalCode' | 'city' | 'countryCode'>,
  fields: readonly BusinessField[],
  deps: { readonly index: DirectoryIndex; readonly rules: CategoryRules },
  { confirmsCategory = false, confirmsPlace = false }: Confirmations,
): readonly FieldFault<BusinessField>[] {
  const { category, categorySlug } = business
  const isOpen = fields.includes('category') && !deps.rules.isDecided(categorySlug)
  const isUnknown = isOpen && !isCategoryHere(deps, category)
  const isPlace = fields.includes('postalCode') || fields.includes('city')
  return [
    ...(isUnknown && !confirmsCategory ? [unknownCategoryFault(category)] : []),
    ...(isPlace && !confirmsPlace ? placeFaultsOf(business) : []),
  ]
}
