import { COMPLETENESS_WEIGHTS } from '#domain/quality/completeness.ts'
import {
  type CompletenessPart,
  RANK_TIERS,
  type RankingRules,
  type RankWeight,
} from '#domain/search/ranking.ts'
import {
  bayesianRating,
  FULL_REVIEW_COUNT,
  MAX_SCORE,
  PRIOR_RATING,
  PRIOR_REVIEWS,
  RANK_WEIGHTS,
  staticScore,
} from '#search/document/static-rank.ts'
import { NEAR_BANDS } from '#search/query/matching/distance-bands.ts'

/** Examples: one enthusiastic visitor, a good reputation among many, and a poor one. */
const EXAMPLES: readonly (readonly [rating: number, reviewCount: number])[] = [
  [5, 1],
  [4.8, 200],
  [4.2, 1_000],
  [3, 6],
]

const REVIEW_COUNTS: readonly number[] = [1, 10, 100, FULL_REVIEW_COUNT]

const WEIGHTS: Readonly<Record<RankWeight, number>> = RANK_WEIGHTS
const COMPLETENESS: Readonly<Record<CompletenessPart, number>> = COMPLETENESS_WEIGHTS

/** The ranking rules, from the constants that the search works with. */
export function rankingRules(): RankingRules {
  return {
    tiers: RANK_TIERS,
    weights: mostFirst(WEIGHTS).map(([name, points]) => ({ name, points })),
    completeness: mostFirst(COMPLETENESS).map(([name, percent]) => ({ name, percent })),
    priorRating: PRIOR_RATING,
    priorReviews: PRIOR_REVIEWS,
    examples: EXAMPLES.map(([rating, reviewCount]) => ({
      rating,
      reviewCount,
      counted: bayesianRating(rating, reviewCount),
    })),
    fullReviewCount: FULL_REVIEW_COUNT,
    reviewExamples: REVIEW_COUNTS.map(reviewCount => ({ reviewCount, points: reviewPoints(reviewCount) })),
    nearBandsMetres: NEAR_BANDS,
  }
}

/** The number of reviews alone adds this to the score, in points with one decimal. */
function reviewPoints(reviewCount: number): number {
  const score = (count: number) =>
    staticScore({
      rating: null,
      reviewCount: count,
      completeness: 0,
      openingHours: null,
      phone: null,
      verified: false,
    })
  return Math.round(((score(reviewCount) - score(0)) / MAX_SCORE) * 1_000) / 10
}

function mostFirst<Name extends string>(table: Readonly<Record<Name, number>>): [Name, number][] {
  return (Object.entries(table) as [Name, number][]).sort(([, a], [, b]) => b - a)
}
