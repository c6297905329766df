import { isGoogleHost, parseWebAddress } from '#domain/link/web-address.ts'
import { parseCount } from '#domain/text/primitive-values.ts'
import type { BusinessDraft } from '../business/business.ts'
import type { ReviewsPerScore } from '../business/field-values.ts'
import { BUSINESS_FIELDS } from '../business/fields.ts'
import { GOOGLE, ratingSourceName } from '../business/rating-source.ts'
import { isPossibleRating, parseRating, parseReviewsPerScore, reviewsPerScoreOf } from './review-cells.ts'
import type { Row } from './row.ts'
import { isMapsLink } from './website-cell.ts'

/**
 * Reads the rating, the counts of reviews, whose they are, and the link to them. Never reads who wrote a review. Figures are
 * left out where nothing says whose they are.
 */
export function readReviews(row: Row): void {
  const source = ratingSourceOf(row)
  const plain = { ...figuresIn(row, 'rating', 'reviewCount'), reviewsPerScore: perScoreOf(row) }
  const ofGoogle = figuresIn(row, 'googleRating', 'googleReviewCount')
  const isNamed = FIGURES.some(field => ofGoogle[field] !== undefined)
  stateFigures(row, plain, isNamed && source !== GOOGLE ? undefined : source)
  stateFigures(row, ofGoogle, GOOGLE)
  const link = row.text('reviewsLink')
  const url = parseWebAddress(link)
  if (url !== undefined && isGoogleHost(url.hostname)) row.draft.reviewsLink = url.href
  else if (link !== '') row.note('reviewsLink', 'reviews_link_invalid', link)
}

const FIGURES = ['rating', 'reviewCount', 'reviewsPerScore'] as const

type Figures = { readonly [Figure in (typeof FIGURES)[number]]?: BusinessDraft[Figure] | undefined }

/** Whose the figures without a name are, as a column of sources says; without one Google's where the row is of Google Maps. */
function ratingSourceOf(row: Row): string | undefined {
  if (!row.has('ratingSource')) return isOfGoogleMaps(row) ? GOOGLE : undefined
  const name = row.line('ratingSource', 'ratingSource', BUSINESS_FIELDS.ratingSource.limit)
  return name === '' ? undefined : ratingSourceName(name)
}

/** Whether the file is an export of Google Maps, or the row has one of Google's ids or a link to Google Maps. */
function isOfGoogleMaps(row: Row): boolean {
  const { placeId, googleId, cid } = row.draft
  if (row.source === 'google-maps' || (placeId ?? googleId ?? cid) !== undefined) return true
  return LINK_COLUMNS.some(column => row.texts(column).some(isMapsLink))
}

const LINK_COLUMNS = ['mapsLink', 'website'] as const

function figuresIn(
  row: Row,
  ratingColumn: 'rating' | 'googleRating',
  countColumn: 'reviewCount' | 'googleReviewCount',
): Figures {
  const reviewCount = row.read(countColumn, 'reviewCount', 'review_count_unreadable', parseCount)
  const rating = row.read(ratingColumn, 'rating', 'rating_unreadable', parseRating)
  const isStated = typeof rating === 'number'
  if (isStated && !isPossibleRating(rating)) row.note('rating', 'rating_out_of_range', row.text(ratingColumn))
  return {
    rating: isStated && isPossibleRating(rating) && reviewCount !== 0 ? rating : undefined,
    reviewCount,
  }
}

/** States what is known of a rating, or notes what is left out because nobody says whose it is. */
function stateFigures(row: Row, figures: Figures, source: string | undefined): void {
  for (const field of FIGURES) {
    const figure = figures[field]
    if (figure === undefined) continue
    if (source !== undefined) Object.assign(row.draft, { [field]: figure, ratingSource: source })
    else if (figure !== 0) row.note(field, 'rating_source_unknown', String(figure))
  }
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
