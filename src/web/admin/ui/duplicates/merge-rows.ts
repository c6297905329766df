import type { Business, BusinessField } from '#domain/business/business.ts'
import { ADDRESS, ALWAYS_KNOWN, TOGETHER } from '#domain/business/facts-together.ts'
import { FORM_FIELDS } from '#web/admin/ui/business/field-groups.ts'
import { isSameValue, storedValue } from '#web/admin/ui/business/field-value.ts'

/** What a merge means for one field that differs. */
export interface MergeRow {
  readonly field: BusinessField
  /** 'filled': the entry that stays knows nothing of it, so it is taken anyway. */
  readonly kind: 'choice' | 'filled'
}

/** The fields in which two businesses differ, as merging them sees it (domain/business/merge-businesses.ts). */
export function mergeRows(winner: Business, loser: Business): readonly MergeRow[] {
  return FORM_FIELDS.filter(
    field => !isSameValue(storedValue(winner, field), storedValue(loser, field)),
  ).flatMap(field => {
    if (isFilled(winner, loser, field)) return [{ field, kind: 'filled' } as const]
    // Nothing can be taken from an entry that does not know it.
    return isKnown(loser, field) || isKnown(winner, field) ? [{ field, kind: 'choice' } as const] : []
  })
}

/** The fields that are taken together with one, itself among them. */
export function takenTogether(field: BusinessField): readonly BusinessField[] {
  return TOGETHER.find(fields => fields.includes(field)) ?? [field]
}

function isFilled(winner: Business, loser: Business, field: BusinessField): boolean {
  if (ALWAYS_KNOWN.has(field) || !isKnown(loser, field)) return false
  if (ADDRESS.has(field) && winner.citySlug !== loser.citySlug) return false
  return takenTogether(field).every(
    one => !isKnown(winner, one) && winner.fieldSources[one]?.isLocked !== true,
  )
}

function isKnown(business: Business, field: BusinessField): boolean {
  const value = storedValue(business, field)
  return value !== null && value !== 0 && value !== false
}
