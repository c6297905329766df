import type { Business, BusinessField } from '#domain/business/business.ts'
import { ADDRESS, ALWAYS_KNOWN, TOGETHER } from '#domain/edit/fact-groups.ts'
import { FORM_FIELDS } from '#web/admin/businesses/fields/field-groups.ts'
import { isSameValue, storedValue } from '#web/admin/businesses/fields/field-value.ts'

/** What a merge means for one field that differs. */
export interface MergeRow {
  readonly field: BusinessField
  /**
   * 'choice': one of the two values; 'filled': the entry that stays knows nothing of it, so it is taken anyway;
   * 'kept': the other one knows nothing of it.
   */
  readonly kind: 'choice' | 'filled' | 'kept'
}

/** The fields in which two businesses differ, as merging them sees it (domain/edit/merge-businesses.ts). */
export function mergeRows(winner: Business, loser: Business): readonly MergeRow[] {
  return FORM_FIELDS.filter(field => !isSameValue(storedValue(winner, field), storedValue(loser, field))).map(
    (field): MergeRow => {
      if (isFilled(winner, loser, field)) return { field, kind: 'filled' }
      const isOffered = takenTogether(field).some(one => isSaid(loser, one))
      return { field, kind: isOffered ? 'choice' : 'kept' }
    },
  )
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

/** A 'no' is said too; no reviews and no text are not. */
function isSaid(business: Business, field: BusinessField): boolean {
  const value = storedValue(business, field)
  return value !== null && value !== 0
}

function isKnown(business: Business, field: BusinessField): boolean {
  return isSaid(business, field) && storedValue(business, field) !== false
}
