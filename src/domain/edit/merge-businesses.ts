import type { Business, FieldSource } from '#domain/business/business.ts'
import { type BusinessField, FIELDS } from '#domain/business/fields.ts'
import { completenessOf } from '#domain/quality/completeness.ts'
import { tidySources } from './edit.ts'
import { ADDRESS, ALWAYS_KNOWN, TOGETHER } from './fact-groups.ts'
import { type Facts, isSame, sourceOf, UNKNOWN_FACTS } from './merge-draft.ts'

/**
 * Merges a business into another one. The winner gets the fields in `take`, and those that it does not know itself.
 * Reviews are never added up: rating, count and distribution are taken together or not at all. Fields in `take` are
 * locked, because the winner's row in the next file would overwrite them; filled gaps are not.
 * @param now milliseconds since 1970
 */
export function mergedBusiness(
  winner: Business,
  loser: Business,
  take: readonly BusinessField[],
  now: number,
): Business {
  const taken = new Set(take.flatMap(field => TOGETHER.find(group => group.includes(field)) ?? [field]))
  const isSameCity = winner.citySlug === loser.citySlug
  const gaps = FIELDS.filter(
    field =>
      !taken.has(field) &&
      isGap(winner, field) &&
      isKnown(loser, field) &&
      (isSameCity || !ADDRESS.has(field)),
  )
  const moved = FIELDS.filter(field => taken.has(field) || gaps.includes(field))
  const changed = moved.filter(field => !isSame(winner[field], loser[field]))
  if (changed.length === 0) return winner
  const values: Record<string, unknown> = Object.fromEntries(changed.map(field => [field, loser[field]]))
  if (changed.includes('category')) {
    values.categorySlug = loser.categorySlug
    values.categoryGroup = loser.categoryGroup
  }
  if (changed.includes('city')) values.citySlug = loser.citySlug
  if (!taken.has('fullAddress') && changed.some(field => ADDRESS.has(field))) values.fullAddress = null
  const fieldSources: Partial<Record<BusinessField, FieldSource>> = { ...winner.fieldSources }
  for (const field of changed) {
    const of = sourceOf(loser, field)
    fieldSources[field] = { ...of, isLocked: of.isLocked || taken.has(field) }
  }
  const merged: Business = {
    ...winner,
    ...(values as Partial<Facts>),
    fieldSources: tidySources(winner, fieldSources),
    updatedAt: now,
  }
  return { ...merged, completeness: completenessOf(merged) }
}

/** Whether a field is unknown and may be filled. In a group of TOGETHER all fields must be unknown. */
function isGap(business: Business, field: BusinessField): boolean {
  if (ALWAYS_KNOWN.has(field)) return false
  const group = TOGETHER.find(fields => fields.includes(field)) ?? [field]
  return group.every(one => !isKnown(business, one) && business.fieldSources[one]?.isLocked !== true)
}

function isKnown(business: Business, field: BusinessField): boolean {
  return !isSame(business[field], UNKNOWN_FACTS[field])
}
