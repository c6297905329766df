import { categoryFor } from '#domain/category/category.ts'
import { isGroupSlug } from '#domain/category/group.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import { attributeBits } from '#search/document/attribute-bits.ts'
import { FLAG } from '#search/document/doc-values.ts'
import { GROUPS } from '#search/document/groups.ts'
import type { LookupTables } from '#search/document/lookup-tables.ts'
import type { CategoryFilter, Filters } from '../parsed-query.ts'

/**
 * Reads the filters of a query. With unknown categories or cities nothing is found, because no document has them.
 */
export function parseFilters(lookup: LookupTables, query: SearchQuery): Filters {
  return {
    categories: query.categories?.length ? parseCategories(lookup, query.categories) : undefined,
    cities: query.cities?.length ? parseCities(lookup, query.cities) : undefined,
    minRating: Math.round((query.minRating ?? 0) * 10),
    flags:
      (query.hasPhoto ? FLAG.photo : 0) |
      (query.hasWebsite ? FLAG.website : 0) |
      (query.isVerified ? FLAG.verified : 0),
    prices: (query.priceLevels ?? []).reduce((bits, level) => bits | (1 << level), 0),
    openAt: query.openAt,
    attributes: attributeBits(query.attributes ?? []),
  }
}

/**
 * Groups and real categories by slug, real categories also by name. A slug that is both means the group. A group does
 * not count beside categories of its own: somebody who chooses a trade and then painters wants painters.
 */
export function parseCategories(lookup: LookupTables, categories: readonly string[]): CategoryFilter {
  const real = new Set<number>()
  const asked = new Set<number>()
  for (const text of categories) {
    const { slug } = categoryFor(text)
    const group = [text, slug].find(isGroupSlug)
    const number = lookup.categories.find(text) ?? lookup.categories.find(slug)
    if (group !== undefined) asked.add(GROUPS.indexOf(group))
    else if (number !== undefined) real.add(number)
  }
  const parents = new Set(Array.from(real, number => groupOf(lookup, number)))
  return { real, groups: asked.difference(parents), offered: parents.isSubsetOf(asked) ? asked : undefined }
}

function groupOf(lookup: LookupTables, category: number): number {
  const group = lookup.categories.entries[category]?.group
  return group === undefined ? -1 : GROUPS.indexOf(group)
}

function parseCities(lookup: LookupTables, slugs: readonly string[]): ReadonlySet<number> {
  return new Set(slugs.flatMap(slug => lookup.cities.find(slug) ?? []))
}
