import type { FacetValue } from '#domain/search/search.ts'
import { slugsOf } from '#domain/text/slug-list.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'

/** The shown names of categories and groups; the slug itself where the answer does not know it. */
export function categoryLabel(
  list: string,
  answer: ListAnswer | undefined,
  groups: Readonly<Record<string, string>>,
): string {
  return slugsOf(list)
    .map(slug => groups[slug] ?? labelOf(slug, answer?.facets.categories))
    .join(', ')
}

/** What a value of the answer is called. */
export function labelOf(slug: string, values: readonly FacetValue[] = []): string {
  return values.find(({ value }) => value === slug)?.label ?? slug
}
