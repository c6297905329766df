import { categoryFor, isGroupSlug } from '#domain/category/category.ts'
import type { SearchQuery } from '#domain/search.ts'
import { GROUPS } from '#search/document/groups.ts'
import { FLAG } from '#search/file/doc-values.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { CategoryFilter, Filters } from './reading.ts'

/**
 * Understands everything of a query but words and place. Unknown categories and cities leave nothing, as no document
 * has them.
 */
export function readFilters(snapshot: Snapshot, query: SearchQuery): Filters {
  return {
    categories: query.categories?.length ? readCategories(snapshot, query.categories) : undefined,
    cities: query.cities?.length ? readCities(snapshot, query.cities) : undefined,
    minRating: Math.round((query.minRating ?? 0) * 10),
    flags:
      (query.hasPhoto ? FLAG.photo : 0) |
      (query.hasWebsite ? FLAG.website : 0) |
      (query.isVerified ? FLAG.verified : 0),
    prices: (query.priceLevels ?? []).reduce((bits, level) => bits | (1 << level), 0),
    isOpenNow: query.isOpenNow ?? false,
  }
}

/**
 * Groups and real categories by slug, real categories also by name. A slug that is both means the group. A group beside
 * categories of its own gives way to them: whoever chooses the trade and then the painters wants painters.
 */
export function readCategories(snapshot: Snapshot, categories: readonly string[]): CategoryFilter {
  const real = new Set<number>()
  const asked = new Set<number>()
  for (const text of categories) {
    const { slug } = categoryFor(text)
    const group = [text, slug].find(isGroupSlug)
    const number = snapshot.names.categories.find(text) ?? snapshot.names.categories.find(slug)
    if (group !== undefined) asked.add(GROUPS.indexOf(group))
    else if (number !== undefined) real.add(number)
  }
  const parents = new Set(Array.from(real, number => groupOf(snapshot, number)))
  return { real, groups: asked.difference(parents), offered: parents.isSubsetOf(asked) ? asked : undefined }
}

function groupOf({ names }: Snapshot, category: number): number {
  const group = names.categories.entries[category]?.group
  return group === undefined ? -1 : GROUPS.indexOf(group)
}

function readCities({ names }: Snapshot, slugs: readonly string[]): ReadonlySet<number> {
  return new Set(slugs.flatMap(slug => names.cities.find(slug) ?? []))
}
