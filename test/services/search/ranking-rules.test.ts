import { expect, test } from 'vitest'
import { COMPLETENESS_WEIGHTS } from '#domain/quality/completeness.ts'
import { bayesianRating, FULL_REVIEW_COUNT, RANK_WEIGHTS, staticScore } from '#search/document/static-rank.ts'
import { rankingRules } from '#services/search/ranking-rules.ts'

const rules = rankingRules()

test('the published weights are those of the search, and nothing of 100 points is left unsaid', () => {
  expect(Object.fromEntries(rules.weights.map(({ name, points }) => [name, points]))).toEqual(RANK_WEIGHTS)
  expect(rules.weights.reduce((sum, { points }) => sum + points, 0)).toBe(100)
})

test('the published parts of a complete entry are those of its score, and add up to all of it', () => {
  const parts = Object.fromEntries(rules.completeness.map(({ name, percent }) => [name, percent]))
  expect(parts).toEqual(COMPLETENESS_WEIGHTS)
  expect(rules.completeness.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
})

test('what counts most stands first', () => {
  for (const values of [
    rules.weights.map(({ points }) => points),
    rules.completeness.map(({ percent }) => percent),
  ]) {
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  }
})

test('the examples are worked out by the search', () => {
  for (const { rating, reviewCount, counted } of rules.examples) {
    expect(counted).toBe(bayesianRating(rating, reviewCount))
  }
})

test('the points for reviews are what they add to a score, all of them at the full number', () => {
  const bare = { rating: null, completeness: 50, openingHours: null, phone: '+493581471000', verified: false }
  for (const { reviewCount, points } of rules.reviewExamples) {
    const added = staticScore({ ...bare, reviewCount }) - staticScore({ ...bare, reviewCount: 0 })
    expect(added / 10_000).toBeCloseTo(points, 1)
  }
  const last = rules.reviewExamples.at(-1)
  expect(last).toEqual({ reviewCount: FULL_REVIEW_COUNT, points: RANK_WEIGHTS.reviewCount })
})
