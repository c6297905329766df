import type { Business, BusinessDraft } from '#domain/business/business.ts'
import { recognitionKey } from '#domain/duplicate/recognition-key.ts'
import { sortKey } from '#domain/text/sort-key.ts'
import type { RowKeys } from '#store/businesses/business-row.ts'

/** By which rows of files are recognised as a business. */
export type MatchKeysOfRow = Pick<RowKeys, 'matchKey' | 'statedKey'>

/** How a business's row is recognised, ordered and followed. */
export function rowKeysOf(
  business: Business,
  change: number,
  { matchKey, statedKey }: MatchKeysOfRow,
): RowKeys {
  return { matchKey, statedKey, nameSort: sortKey(business.name), change }
}

/**
 * The keys of a business after a change that no file stated: files go on naming it as they did before, and are still
 * recognised.
 */
export function keysAfterEdit(before: MatchKeysOfRow, business: Business): MatchKeysOfRow {
  const matchKey = matchKeyOf(business)
  const stated = before.statedKey ?? before.matchKey
  return { matchKey, statedKey: stated === matchKey ? null : stated }
}

/** The key that recognises a row without Google's ids as this business; null without enough facts. */
export function matchKeyOf(business: Business): string | null {
  const facts: Partial<Record<keyof BusinessDraft, unknown>> = {}
  for (const field of KEY_FIELDS) if (business[field] !== null) facts[field] = business[field]
  return recognitionKey(facts as BusinessDraft) ?? null
}

/** The match key of a draft; null without enough facts. Computed once for a draft, because several rules need it. */
export function matchKeyOfDraft(draft: BusinessDraft): string | null {
  const known = keysOfDrafts.get(draft)
  if (known !== undefined) return known
  const key = recognitionKey(draft) ?? null
  keysOfDrafts.set(draft, key)
  return key
}

/** Whether a business has exactly the identifying facts of a draft, so that both have the same key. */
export function isRecognisedAlike(draft: BusinessDraft, business: Business): boolean {
  return IDENTIFYING_FIELDS.every(field => (draft[field] ?? null) === business[field])
}

const keysOfDrafts = new WeakMap<BusinessDraft, string | null>()

/** What domain/duplicate/recognition-key.ts goes by. */
const IDENTIFYING_FIELDS = ['name', 'city', 'postalCode', 'street', 'phone', 'latitude', 'longitude'] as const

/** With what tells towns of one name from each other. */
const KEY_FIELDS = [...IDENTIFYING_FIELDS, 'state', 'countryCode'] as const
