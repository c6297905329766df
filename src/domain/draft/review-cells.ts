import type { ReviewsPerScore } from '#domain/business/field-values.ts'
import { membersOf, parseCount, parseDecimal, parseJsonCell } from '#domain/text/primitive-values.ts'
import { decimalOfDate } from './spoilt-numbers.ts'

/**
 * An average rating: '4.6', '4,6', '4.600000', '4,6 von 5', and '04. Jun' of Excel, rounded to one decimal.
 * @returns 'none' for 0, which exporters write without ratings; undefined when unreadable. The caller refuses a value
 * outside of 1 to 5.
 */
export function parseRating(text: string): number | 'none' | undefined {
  const value = parseDecimal(decimalOfDate(text) ?? text.replace(/\s?(?:\/|von|out of)\s?5(?:[.,]0)?$/i, ''))
  if (value === undefined) return undefined
  return value === 0 ? 'none' : Math.round(value * 10) / 10
}

/** Whether a rating is from 1 to 5. */
export function isPossibleRating(rating: number): boolean {
  return rating >= 1 && rating <= 5
}

/**
 * How many reviews gave each score, from JSON: `{"1": 6, …, "5": 87}` (Outscraper, gosom, ours), a list of five, or
 * Apify's `{"oneStar": 6, …, "fiveStar": 87}`. Missing scores count 0.
 * @returns 'none' when there are no reviews at all, undefined when unreadable
 */
export function parseReviewsPerScore(text: string): ReviewsPerScore | 'none' | undefined {
  const value = parseJsonCell(text)
  if (value === undefined) return undefined
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.slice(0, SCORES).map((count, index) => [String(index + 1), count])
    : membersOf(value)
  const texts = ['', '', '', '', '']
  for (const [key, count] of entries) {
    const score = SCORE_OF.get(key)
    if (score === undefined || (typeof count !== 'number' && typeof count !== 'string')) return undefined
    texts[score - 1] = String(count)
  }
  return reviewsPerScoreOf(texts)
}

/** The same from five cells for 1 to 5 stars; empty cells count 0. */
export function reviewsPerScoreOf(cells: readonly string[]): ReviewsPerScore | 'none' | undefined {
  const [one, two, three, four, five] = cells.map(cell => parseCount(cell === '' ? '0' : cell))
  if (
    one === undefined ||
    two === undefined ||
    three === undefined ||
    four === undefined ||
    five === undefined
  ) {
    return undefined
  }
  return one + two + three + four + five === 0 ? 'none' : [one, two, three, four, five]
}

const SCORES = 5

const SCORE_OF: ReadonlyMap<string, number> = new Map(
  ['one', 'two', 'three', 'four', 'five'].flatMap((word, index) => [
    [String(index + 1), index + 1],
    [`${word}Star`, index + 1],
  ]),
)
