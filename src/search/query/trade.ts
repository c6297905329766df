import { categoryFor } from '#domain/category/category.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'

/** Whether a word names what somebody does, by itself or by another name of it: 'Elektriker', 'Sanitär', 'eczane'. */
export function isTrade({ typed, equal }: QueryTerm): boolean {
  return categoryFor(typed).isKnown || equal.some(terms => categoryFor(terms.join(' ')).isKnown)
}
