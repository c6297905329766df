import type { Business } from '#domain/business/business.ts'
import { type BusinessField, FIELDS } from '#domain/business/fields.ts'
import { ADDRESS, ALWAYS_KNOWN, TOGETHER } from '#domain/edit/fact-groups.ts'
import { isSameValue, storedValue } from '#web/admin/businesses/fields/field-value.ts'

/** How a merge treats one field that differs. */
export interface MergeRow {
  readonly field: BusinessField
  /**
   * 'choice': one of the two values; 'filled': only the other entry has a value, so it is taken;
   * 'kept': only the entry that stays has a value.
   */
  readonly kind: 'choice' | 'filled' | 'kept'
}

/** The fields in which two businesses differ, by the rules of domain/edit/merge-businesses.ts. */
export function mergeRows(winner: Business, loser: Business): readonly MergeRow[] {
  return FIELDS.filter(field => !isSameValue(storedValue(winner, field), storedValue(loser, field))).map(
    (field): MergeRow => {
      if (isFilled(winner, loser, field)) return { field, kind: 'filled' }
      const isOffered = takenTogether(field).some(one => isSaid(loser, one))
      return { field, kind: isOffered ? 'choice' : 'kept' }
    },
  )
}

/** The fields that are taken together with one, including itself. */
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

/** 'no' is a value too; 0 reviews and an empty text are none. */
function isSaid(business: Business, field: BusinessField): boolean {
  const value = storedValue(business, field)
  return value !== null && value !== 0
}

function isKnown(business: Business, field: BusinessField): boolean {
  return isSaid(business, field) && storedValue(business, field) !== false
}
