import { isGoogleHost, parseWebAddress } from '#domain/link/web-address.ts'
import type { ReviewsPerScore } from '../business/field-values.ts'
import { isPossibleRating, parseRating, parseReviewsPerScore, reviewsPerScoreOf } from './review-cells.ts'
import type { Row } from './row.ts'

/** Reads the rating, the counts of reviews and the link to them. Never reads who wrote a review. */
export function readReviews(row: Row): void {
  const { draft } = row
  const rating = row.read('rating', 'rating', 'rating_unreadable', parseRating)
  if (typeof rating === 'number' && !isPossibleRating(rating)) {
    row.note('rating', 'rating_out_of_range', row.text('rating'))
  } else if (typeof rating === 'number' && draft.reviewCount !== 0) {
    draft.rating = rating
  }
  row.state('reviewsPerScore', perScoreOf(row))
  const link = row.text('reviewsLink')
  const url = parseWebAddress(link)
  if (url !== undefined && isGoogleHost(url.hostname)) draft.reviewsLink = url.href
  else if (link !== '') row.note('reviewsLink', 'reviews_link_invalid', link)
}

const STAR_COLUMNS = ['oneStar', 'twoStars', 'threeStars', 'fourStars', 'fiveStars'] as const

/** Files before 2026 have an empty JSON column and five columns instead. */
function perScoreOf(row: Row): ReviewsPerScore | undefined {
  const text = row.text('reviewsPerScore')
  const inJson = text === '' ? undefined : parseReviewsPerScore(text)
  const cells = inJson === undefined ? STAR_COLUMNS.map(column => row.text(column)) : []
  const inColumns = cells.some(cell => cell !== '') ? reviewsPerScoreOf(cells) : undefined
  const perScore = inJson ?? inColumns
  if (perScore === undefined) {
    const unreadable = text || cells.join(' ').trim()
    if (unreadable !== '') row.note('reviewsPerScore', 'reviews_per_score_unreadable', unreadable)
  }
  return perScore === 'none' ? undefined : perScore
}
