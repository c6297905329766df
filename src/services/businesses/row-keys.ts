import type { Business, BusinessDraft } from '#domain/business/business.ts'
import { categoryFor } from '#domain/category/category.ts'
import { recognitionKey } from '#domain/duplicate/recognition-key.ts'
import { sortKey } from '#domain/text/sort-key.ts'
import type { RowKeys } from '#store/businesses/business-row.ts'

/**
 * How a business's row is found, ordered and followed.
 * @param matchKey the business's own, where it is known already
 */
export function rowKeysOf(business: Business, change: number, matchKey = matchKeyOf(business)): RowKeys {
  return {
    matchKey,
    nameSort: sortKey(business.name),
    categorySlug: categoryFor(business.category).slug,
    change,
  }
}

/** By what a row without Google's ids is recognised as this business; null when nothing of it is telling. */
export function matchKeyOf(business: Business): string | null {
  const facts: Partial<Record<keyof BusinessDraft, unknown>> = {}
  for (const field of IDENTIFYING_FIELDS) if (business[field] !== null) facts[field] = business[field]
  return recognitionKey(facts as BusinessDraft) ?? null
}

/** By what a draft is recognised; null when nothing of it is telling. Worked out once for a draft: several rules ask. */
export function matchKeyOfDraft(draft: BusinessDraft): string | null {
  const known = keysOfDrafts.get(draft)
  if (known !== undefined) return known
  const key = recognitionKey(draft) ?? null
  keysOfDrafts.set(draft, key)
  return key
}

/** Whether a business tells of itself exactly what a draft told, so that both have the same key. */
export function isRecognisedAlike(draft: BusinessDraft, business: Business): boolean {
  return IDENTIFYING_FIELDS.every(field => (draft[field] ?? null) === business[field])
}

const keysOfDrafts = new WeakMap<BusinessDraft, string | null>()

/** What domain/duplicate/recognition-key.ts goes by. */
const IDENTIFYING_FIELDS = ['name', 'city', 'postalCode', 'street', 'phone', 'latitude', 'longitude'] as const
