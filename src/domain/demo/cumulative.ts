/** Ascending sums of weights, for choosing by weight. */
export interface Cumulative {
  readonly bounds: readonly number[]
  readonly total: number
}

/** Adds weights up. */
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
  let low = 0
  let high = bounds.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bounds[middle] ?? 0) > point) high = middle
    else low = middle + 1
  }
  return low
}
