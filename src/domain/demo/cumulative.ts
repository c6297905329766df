import { firstWhere } from '#domain/collections/binary-search.ts'

/** Ascending sums of weights, to choose by weight. */
export interface Cumulative {
  readonly bounds: readonly number[]
  readonly total: number
}

/** Sums up weights. */
export function accumulate(weights: readonly number[]): Cumulative {
  let total = 0
  const bounds = weights.map(weight => {
    total += weight
    return total
  })
  return { bounds, total }
}

/** The index whose share of the total holds this fraction (0 <= fraction < 1). */
export function indexAt({ bounds, total }: Cumulative, fraction: number): number {
  const point = fraction * total
  return firstWhere(0, bounds.length - 1, at => (bounds[at] ?? 0) > point)
}
