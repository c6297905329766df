/**
 * The content score (content-parts.ts) from which on search engines may index a business, unless the administrator sets
 * another one. Address, opening hours and phone reach it; an address alone does not.
 */
export const DEFAULT_INDEXABLE_FROM = 40

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
