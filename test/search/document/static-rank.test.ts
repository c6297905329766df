import { describe, expect, test } from 'vitest'
import {
  bayesianRating,
  MAX_SCORE,
  PRIOR_RATING,
  RANK_WEIGHTS,
  staticScore,
} from '#search/document/static-rank.ts'
import { business } from '#test/make-business.ts'

const open = [{ from: 480, to: 1_080 }]

describe('the static rank', () => {
  test('has a hundred points in total', () => {
    expect(Object.values(RANK_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  })

  test('moves a rating of few reviews towards the prior', () => {
    expect(bayesianRating(null, 0)).toBe(PRIOR_RATING)
    expect(bayesianRating(5, 1)).toBeLessThan(4.1)
    expect(bayesianRating(5, 500)).toBeGreaterThan(4.9)
  })

  test.each([
    ['a better rating', { rating: 4.8, reviewCount: 50 }, { rating: 4.2, reviewCount: 50 }],
    ['more reviews of the same rating', { rating: 4.5, reviewCount: 200 }, { rating: 4.5, reviewCount: 20 }],
    ['a more complete entry', { completeness: 90 }, { completeness: 40 }],
    [
      'known opening hours',
      { openingHours: [open, open, open, open, open, [], []], completeness: 50 },
      { completeness: 50 },
    ],
    ['a phone number', { phone: '+492214710318', completeness: 50 }, { completeness: 50 }],
    ['an owner who claimed it', { verified: true }, { verified: false }],
  ] as const)('%s ranks higher, other things being equal', (_, better, worse) => {
    expect(staticScore(business(better))).toBeGreaterThan(staticScore(business(worse)))
  })

  test('stays between 0 and its maximum for any source', () => {
    const absurd = business({
      rating: 5,
      reviewCount: 10 ** 9,
      completeness: 100,
      verified: true,
      phone: '+491',
    })
    expect(staticScore(absurd)).toBeLessThanOrEqual(MAX_SCORE)
    expect(staticScore(business({ rating: 1, reviewCount: -5, completeness: 0 }))).toBeGreaterThanOrEqual(0)
  })
})
