import { ATTRIBUTE_SLUGS, type AttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import { ATTRIBUTES_OF_GROUP } from '#domain/attribute/attributes-of-group.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import type { FacetValue } from '#domain/search/search.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import type { ResultCounts, Tally } from './facet-counts.ts'

/**
 * The attributes of some results with their counts: first what matters to the group of most of them, then the most
 * frequent. @param categories how many belong to each
 */
export function attributeValues(
  snapshot: Snapshot,
  { attributes }: ResultCounts,
  categories: Tally,
): readonly FacetValue[] {
  const group = mainGroup(snapshot, categories)
  const counts = attributes()
  const first = group === undefined ? [] : ATTRIBUTES_OF_GROUP[group]
  const rank = new Map(first.map((slug, place) => [slug, place]))
  const rankOf = (slug: AttributeSlug) => rank.get(slug) ?? first.length
  return ATTRIBUTE_SLUGS.map((slug, at) => ({ slug, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => rankOf(a.slug) - rankOf(b.slug) || b.count - a.count)
    .map(({ slug, count }) => ({ value: slug, label: slug, count }))
}

/** The group of most of some results' categories. */
function mainGroup({ lookup }: Snapshot, { numbers, counts }: Tally): GroupSlug | undefined {
  const ofGroups = new Map<GroupSlug, number>()
  let main: GroupSlug | undefined
  numbers.forEach((number, at) => {
    const group = lookup.categories.entries[number]?.group
    if (group === undefined) return
    ofGroups.set(group, (ofGroups.get(group) ?? 0) + (counts[at] ?? 0))
    if (main === undefined || (ofGroups.get(group) ?? 0) > (ofGroups.get(main) ?? 0)) main = group
  })
  return main
}
