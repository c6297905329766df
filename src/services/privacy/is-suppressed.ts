import type { BusinessDraft } from '#domain/business/business.ts'
import { matchKeyOfDraft } from '#services/businesses/row-keys.ts'
import type { SuppressionList } from '#store/privacy/suppressions.ts'

/** Whether a draft is about somebody who must not be listed, by place id, phone number, or name and address. */
export function isSuppressed(draft: BusinessDraft, list: SuppressionList): boolean {
  if (draft.placeId !== undefined && list.placeIds.has(draft.placeId)) return true
  if (draft.phone !== undefined && list.phones.has(draft.phone)) return true
  if (list.matchKeys.size === 0) return false
  const key = matchKeyOfDraft(draft)
  return key !== null && list.matchKeys.has(key)
}
