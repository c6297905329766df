import { hasPart } from './content-parts.ts'

/**
 * The content score (content-parts.ts) from which on search engines may index a business, unless the administrator sets
 * another one. Address, opening hours and phone reach it; an address alone does not.
 */
export const DEFAULT_INDEXABLE_FROM = 40

/**
 * Whether the page of a business says most of what it says in every language, so that each of them is a page of its own
 * for search engines: the week and three attributes are told in the reader's language, and no long German text outweighs
 * them (docs/decisions/0024).
 * @param parts of content-parts.ts
 */
export function isToldInEveryLanguage(parts: number): boolean {
  return hasPart(parts, 'openingHours') && hasPart(parts, 'attributes') && !hasPart(parts, 'longText')
}

/** A list with fewer indexable businesses has nothing that their own pages do not have. */
export const INDEXABLE_LIST_FROM = 3

/** Whether search engines may index the page of a business. @param threshold 0 to 100, from the settings */
export function isIndexableBusiness(score: number, threshold: number): boolean {
  return score >= threshold
}

/** Whether search engines may index a list. @param indexable number of its indexable businesses on all pages */
export function isIndexableList(indexable: number): boolean {
  return indexable >= INDEXABLE_LIST_FROM
}
