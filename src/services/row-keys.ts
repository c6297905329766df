import type { Business, BusinessDraft } from '#domain/business/business.ts'
import { recognitionKey } from '#domain/business/recognition.ts'
import { categoryFor } from '#domain/category/category.ts'
import { sortKey } from '#domain/sort-key.ts'
import type { RowKeys } from '#store/business-row.ts'

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
  const said: Partial<Record<keyof BusinessDraft, unknown>> = {}
  for (const field of TELLING) if (business[field] !== null) said[field] = business[field]
  return recognitionKey(said as BusinessDraft) ?? null
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
  return TELLING.every(field => (draft[field] ?? null) === business[field])
}

const keysOfDrafts = new WeakMap<BusinessDraft, string | null>()

/** What recognition.ts goes by. */
const TELLING = ['name', 'city', 'postalCode', 'street', 'phone', 'latitude', 'longitude'] as const
