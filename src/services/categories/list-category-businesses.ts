import type { ShownCard } from '#domain/business/public-business.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { offsetOf, totalPagesOf } from '#domain/paging.ts'
import { localizeCards } from '#services/search/localize-answers.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import { getCategory } from './get-category.ts'

export interface CategoryBusinesses {
  readonly businesses: readonly ShownCard[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
  /** The number of cities that have any. */
  readonly cityCount: number
}

export interface CategoryInput {
  /** Slug or name of a group or of a real category. */
  readonly category: string
  /** From 1. */
  readonly page: number
  readonly limit: number
  readonly sortBy: 'rating' | 'name' | 'city' | 'reviews'
}

/**
 * One page of a category's businesses. A known category without any is an empty list, not an error.
 * Throws category_unknown, offset_too_large.
 */
export function listCategoryBusinesses(
  deps: ReadDeps,
  input: CategoryInput,
  language: Language = DEFAULT_LANGUAGE,
): CategoryBusinesses {
  const { index, now } = deps
  const { page, limit, sortBy } = input
  const category = getCategory(deps, input.category).slug
  const options = { sort: sortBy, limit, offset: offsetOf(page, limit) }
  const { businesses, total, cityCount } = index.inCategory(category, options, now())
  return {
    businesses: localizeCards(language, businesses),
    total,
    page,
    totalPages: totalPagesOf(total, limit),
    cityCount,
  }
}
