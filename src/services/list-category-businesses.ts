import type { ShownCard } from '#domain/business/public-business.ts'
import { categoryBySlug, isGroupSlug } from '#domain/category/category.ts'
import { DomainError } from '#domain/errors.ts'
import { offsetOf, totalPagesOf } from './paging.ts'
import type { ReadDeps } from './read-deps.ts'

export interface CategoryBusinesses {
  readonly businesses: readonly ShownCard[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
  /** In how many cities there are any. */
  readonly cityCount: number
}

export interface CategoryInput {
  /** Slug of a group or of a real category. */
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
export function listCategoryBusinesses({ index, now }: ReadDeps, input: CategoryInput): CategoryBusinesses {
  const { category, page, limit, sortBy } = input
  if (!isKnownCategory({ index, now }, category)) {
    throw new DomainError('category_unknown', { category: category.slice(0, 80) })
  }
  const options = { sort: sortBy, limit, offset: offsetOf(page, limit) }
  const { businesses, total, cityCount } = index.inCategory(category, options, now())
  return { businesses, total, page, totalPages: totalPagesOf(total, limit), cityCount }
}

/** Categories that imports brought along are known to the index only. */
function isKnownCategory({ index }: ReadDeps, slug: string): boolean {
  return (
    isGroupSlug(slug) ||
    categoryBySlug(slug) !== undefined ||
    index.categories().some(known => known.slug === slug)
  )
}
