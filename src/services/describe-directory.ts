import type { ShownCard } from '#domain/business/public-business.ts'
import type { CategorySummary, CitySummary, DirectoryStats, GroupSummary } from '#domain/search.ts'
import type { ReadDeps } from './read-deps.ts'

/** The figures of the whole directory. */
export function directoryStats({ index }: ReadDeps): DirectoryStats {
  return index.stats()
}

/** Every city with at least one business, most businesses first. */
export function listCities({ index }: ReadDeps): readonly CitySummary[] {
  return index.cities()
}

export interface CategoryLists {
  readonly groups: readonly GroupSummary[]
  /** Real categories with at least one business, most frequent first. */
  readonly categories: readonly CategorySummary[]
}

/** The groups with their figures, and the real categories. */
export function listCategories({ index }: ReadDeps): CategoryLists {
  return { groups: index.groups(), categories: index.categories() }
}

/** The best entries, for the home page. */
export function listPopular({ index, now }: ReadDeps, limit: number): readonly ShownCard[] {
  return index.popular(limit, now())
}
