import type { Business, BusinessDraft } from '#domain/business/business.ts'
import type { BusinessField } from '#domain/business/fields.ts'

/** What is said of a rating; all of it comes from one source. */
export const RATING_FIELDS = [
  'rating',
  'ratingSource',
  'reviewCount',
  'reviewsPerScore',
  'reviewsLink',
] as const satisfies readonly BusinessField[]

/** What a file may say of the rating of a known business, so that figures of two sources are never mixed. */
interface RatingOfOneSource<Draft extends BusinessDraft> {
  readonly draft: Draft
  /** Fields of another source, which become unknown. */
  readonly emptied: readonly BusinessField[]
}

/**
 * Keeps the rating of a business to one source: where a part of it is locked, a file changes no part, a rating of another source
 * replaces all parts, and other figures of another source are left out.
 */
export function withOneRatingSource<Draft extends BusinessDraft>(
  business: Business,
  draft: Draft,
): RatingOfOneSource<Draft> {
  const stated = RATING_FIELDS.filter(field => draft[field] !== undefined)
  if (stated.length === 0) return { draft, emptied: [] }
  const isLocked = RATING_FIELDS.some(field => business.fieldSources[field]?.isLocked === true)
  const isOther = draft.ratingSource !== undefined && draft.ratingSource !== business.ratingSource
  if (isLocked || (isOther && draft.rating === undefined && business.rating !== null)) {
    const others = { ...draft }
    for (const field of stated) delete others[field]
    return { draft: others, emptied: [] }
  }
  return { draft, emptied: isOther ? RATING_FIELDS.filter(field => draft[field] === undefined) : [] }
}
