/**
 * From which content-quality score on (content-parts.ts) search engines are to take a business in, unless the
 * administrator decides otherwise: an address with opening hours and a phone reaches it, an address alone does not.
 */
export const DEFAULT_INDEXABLE_FROM = 40

/** A list with fewer indexable businesses says nothing that their own pages do not say. */
export const INDEXABLE_LIST_FROM = 3

/** Whether search engines are to take the page of a business in. @param threshold 0 to 100, of the settings */
export function isIndexableBusiness(score: number, threshold: number): boolean {
  return score >= threshold
}

/** Whether search engines are to take a list in. @param indexable its indexable businesses, on all of its pages */
export function isIndexableList(indexable: number): boolean {
  return indexable >= INDEXABLE_LIST_FROM
}
