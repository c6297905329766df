import type { Profile } from './profile.ts'
import type { Random } from './random.ts'

export interface DemoReviews {
  readonly count: number
  /** The mean of the counts, with one decimal. */
  readonly rating: number
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly perScore: readonly [number, number, number, number, number]
}

/** Google lists hardly any business with more. */
const MOST_REVIEWS = 40_000

/** The reviews of one business; undefined for a business without any. Counts are log-normal: few have very many. */
export function pickReviews(random: Random, { reviews, stars }: Profile): DemoReviews | undefined {
  const [median = 0, deviation = 0, noneShare = 1] = reviews
  if (random.chance(noneShare)) return undefined
  const count = Math.min(
    MOST_REVIEWS,
    Math.max(1, Math.round(median * Math.exp(random.normal() * deviation))),
  )
  const mean = Math.min(4.95, Math.max(1.6, stars + random.normal() * 0.38 - (random.chance(0.06) ? 0.9 : 0)))
  const perScore = distribution(random, count, mean)
  const sum = perScore.reduce((total, number, index) => total + number * (index + 1), 0)
  return { count, rating: Math.round((sum / count) * 10) / 10, perScore }
}

/** Most people give five stars or one, fewer four, three and two. */
function distribution(random: Random, count: number, mean: number): [number, number, number, number, number] {
  const missing = (5 - mean) / 4
  const one = missing * (0.45 + random.next() * 0.15)
  const two = missing * 0.14
  const three = missing * 0.28
  const four = Math.max(0, 4 * missing - 4 * one - 3 * two - 2 * three)
  const shares = [one, two, three, four]
  const scores: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  let left = count
  for (const [index, share] of shares.entries()) {
    const exact = share * count
    const number = Math.min(left, Math.floor(exact) + (random.chance(exact % 1) ? 1 : 0))
    scores[index] = number
    left -= number
  }
  scores[4] = left
  return scores
}
