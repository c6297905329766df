/** How a result matches the words that were searched for, best first. */
export const RANK_TIERS = [
  'exact-name',
  'name-begins',
  'in-name',
  'in-category',
  'trade',
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

/** What the mean makes of a rating. */
export interface RatingExample {
  readonly rating: number
  readonly reviewCount: number
  /** As what it counts, 1 to 5, unrounded. */
  readonly counted: number
}

/** The rules that results are ordered by, with the figures the search itself uses (§ 5b UWG). */
export interface RankingRules {
  /** Best first. */
  readonly tiers: readonly RankTier[]
  /** Points of 100, most first. */
  readonly weights: readonly { readonly name: RankWeight; readonly points: number }[]
  /** Shares of a complete entry in percent, most first. */
  readonly completeness: readonly { readonly name: CompletenessPart; readonly percent: number }[]
  /** What an entry without reviews is taken for, and as how many reviews that counts. */
  readonly priorRating: number
  readonly priorReviews: number
  readonly examples: readonly RatingExample[]
  /** More reviews than these add no points. */
  readonly fullReviewCount: number
  /** What a number of reviews adds, in points. */
  readonly reviewExamples: readonly { readonly reviewCount: number; readonly points: number }[]
  /** Upper ends of the rings around a place in metres; within one of them all is equally near. */
  readonly nearBandsMetres: readonly number[]
}
