/** How a result matches the words of a search, best first: the tiers of its order, which the page "Wie wir sortieren" shows. */
export const RANK_TIERS = [
  'exact-name',
  'name-begins',
  'in-name',
  'own-trade',
  'in-category',
  'anywhere',
] as const

export type RankTier = (typeof RANK_TIERS)[number]

/** What gives an entry points. */
export const RANK_WEIGHTS = [
  'rating',
  'reviewCount',
  'completeness',
  'openingHours',
  'phone',
  'verified',
] as const

export type RankWeight = (typeof RANK_WEIGHTS)[number]

/** What makes an entry complete. */
export const COMPLETENESS_PARTS = [
  'address',
  'openingHours',
  'phone',
  'coordinates',
  'website',
  'description',
  'photos',
  'rating',
] as const

export type CompletenessPart = (typeof COMPLETENESS_PARTS)[number]

/** An example of how the mean changes a rating. */
export interface RatingExample {
  readonly rating: number
  readonly reviewCount: number
  /** The rating that counts, 1 to 5, unrounded. */
  readonly counted: number
}

/** The rules for the order of results, with the numbers that the search uses (§ 5b UWG). */
export interface RankingRules {
  /** Best first. */
  readonly tiers: readonly RankTier[]
  /** Points of 100, most first. */
  readonly weights: readonly { readonly name: RankWeight; readonly points: number }[]
  /** Shares of a complete entry in percent, most first. */
  readonly completeness: readonly { readonly name: CompletenessPart; readonly percent: number }[]
  /** The rating of an entry without reviews, and how many reviews it counts as. */
  readonly priorRating: number
  readonly priorReviews: number
  readonly examples: readonly RatingExample[]
  /** More reviews than these add no points. */
  readonly fullReviewCount: number
  /** Examples: the points for a number of reviews. */
  readonly reviewExamples: readonly { readonly reviewCount: number; readonly points: number }[]
  /** Outer ends of the distance bands around a place in metres. Within a band everything counts as equally near. */
  readonly nearBandsMetres: readonly number[]
}
