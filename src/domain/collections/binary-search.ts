/**
 * The index of the first number that is at least `wanted`; the length when all are smaller.
 * @param sorted ascending
 * @param from indexes below it are not looked at
 * For typed arrays only, because the inner loops of search call it: one kind of array keeps it fast.
 */
export function lowerBound(sorted: Uint32Array, wanted: number, from = 0): number {
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The first whole number from `from` up to `to` for which a test holds; `to` when it holds for none below.
 * @param holds once true, it must be true for every greater number
 */
export function firstWhere(from: number, to: number, holds: (number: number) => boolean): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
