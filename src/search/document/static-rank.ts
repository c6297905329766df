import type { Business } from '#domain/business/business.ts'

/**
 * How much each property counts for the order within a tier, in points of 100. The page 'Wie wir sortieren' shows this
 * table; nothing can be bought.
 */
export const RANK_WEIGHTS = {
  /** The rating; with few reviews it is moved towards PRIOR_RATING. */
  rating: 45,
  /** How many reviews there are, on a logarithmic scale up to FULL_REVIEW_COUNT. */
  reviewCount: 15,
  /** How complete the entry is, 0 to 100 % (domain/quality/completeness.ts). */
  completeness: 20,
  openingHours: 8,
  phone: 7,
  /** Claimed by its owner. */
  verified: 5,
} as const

/**
 * The rating that a business without reviews counts as: a little below the usual German rating, so that an unrated one
 * never beats a well rated one.
 */
export const PRIOR_RATING = 4.0

/** How many reviews the prior rating counts as: one five-star review does not make a five-star business. */
export const PRIOR_REVIEWS = 12

/** More reviews add nothing, so that a railway station does not outrank every good workshop. */
export const FULL_REVIEW_COUNT = 1_000

/** The best possible score. */
export const MAX_SCORE = 1_000_000

type Ranked = Pick<
  Business,
  'rating' | 'reviewCount' | 'completeness' | 'openingHours' | 'phone' | 'verified'
>

/** The rating as if PRIOR_REVIEWS more visitors had given PRIOR_RATING, 1 to 5. */
export function bayesianRating(rating: number | null, reviewCount: number): number {
  if (rating === null) return PRIOR_RATING
  const count = Math.max(0, reviewCount)
  return (PRIOR_RATING * PRIOR_REVIEWS + rating * count) / (PRIOR_REVIEWS + count)
}

/**
 * The static rank of a business, which orders equal matches.
 * @returns an integer from 0 to MAX_SCORE, more is better
 */
export function staticScore(business: Ranked): number {
  const weights = RANK_WEIGHTS
  const reviews = Math.min(Math.max(0, business.reviewCount), FULL_REVIEW_COUNT)
  const points =
    (weights.rating * (bayesianRating(business.rating, business.reviewCount) - 1)) / 4 +
    weights.reviewCount * (Math.log1p(reviews) / Math.log1p(FULL_REVIEW_COUNT)) +
    (weights.completeness * business.completeness) / 100 +
    (business.openingHours?.some(day => day !== null) ? weights.openingHours : 0) +
    (business.phone !== null ? weights.phone : 0) +
    (business.verified ? weights.verified : 0)
  return Math.round((Math.min(100, Math.max(0, points)) / 100) * MAX_SCORE)
}
