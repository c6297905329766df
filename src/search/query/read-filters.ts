import { categoryFor, isGroupSlug } from '#domain/category/category.ts'
import type { SearchQuery } from '#domain/search.ts'
import { GROUPS } from '#search/document/groups.ts'
import { FLAG } from '#search/file/doc-values.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { Filters } from './reading.ts'

/** Understands everything of a query but words and place. Unknown categories leave nothing, as no document has them. */
export function readFilters(snapshot: Snapshot, query: SearchQuery): Filters {
  return {
    categories: query.categories?.length ? readCategories(snapshot, query.categories) : undefined,
    minRating: Math.round((query.minRating ?? 0) * 10),
    flags:
      (query.hasPhoto ? FLAG.photo : 0) |
      (query.hasWebsite ? FLAG.website : 0) |
      (query.isVerified ? FLAG.verified : 0),
    prices: (query.priceLevels ?? []).reduce((bits, level) => bits | (1 << level), 0),
    isOpenNow: query.isOpenNow ?? false,
  }
}

/** Groups and real categories by slug, real categories also by name. A slug that is both means the group. */
export function readCategories(
  snapshot: Snapshot,
  categories: readonly string[],
): NonNullable<Filters['categories']> {
  const real = new Set<number>()
  const groups = new Set<number>()
  for (const text of categories) {
    const { slug } = categoryFor(text)
    const group = [text, slug].find(isGroupSlug)
    const number = snapshot.names.categories.find(text) ?? snapshot.names.categories.find(slug)
    if (group !== undefined) groups.add(GROUPS.indexOf(group))
    else if (number !== undefined) real.add(number)
  }
  return { real, groups }
}
