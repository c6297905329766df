/**
 * Sets of documents as ascending arrays of handles. A handle is a place in the document values: rows of the main
 * file first (their order is the static rank), rows of the delta behind them.
 */
export type HandleSet = Uint32Array

export const NO_HANDLES: HandleSet = new Uint32Array(0)

/** Above this ratio of lengths, looking each element of the shorter up in the longer is faster than walking both. */
const SEARCH_RATIO = 24

/** The handles that are in both sets. */
export function intersection(a: HandleSet, b: HandleSet): HandleSet {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  if (shorter.length === 0) return NO_HANDLES
  return longer.length > shorter.length * SEARCH_RATIO
    ? lookUp(shorter, longer, true)
    : walkBoth(shorter, longer)
}

/** The handles of `a` that are not in `b`. */
export function difference(a: HandleSet, b: HandleSet): HandleSet {
  if (a.length === 0 || b.length === 0) return a
  if (b.length > a.length * SEARCH_RATIO) return lookUp(a, b, false)
  const kept = new Uint32Array(a.length)
  let count = 0
  let at = 0
  for (const handle of a) {
    while (at < b.length && (b[at] ?? 0) < handle) at++
    if (at >= b.length || b[at] !== handle) kept[count++] = handle
  }
  return kept.subarray(0, count)
}

/** Where `handle` is, or would be inserted, in an ascending set. */
export function lowerBound(set: HandleSet, handle: number, from = 0): number {
  let low = from
  let high = set.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((set[middle] ?? 0) < handle) low = middle + 1
    else high = middle
  }
  return low
}

function lookUp(needles: HandleSet, haystack: HandleSet, isWanted: boolean): HandleSet {
  const kept = new Uint32Array(needles.length)
  let count = 0
  let at = 0
  for (const handle of needles) {
    at = lowerBound(haystack, handle, at)
    if ((haystack[at] === handle) === isWanted) kept[count++] = handle
  }
  return kept.subarray(0, count)
}

function walkBoth(a: HandleSet, b: HandleSet): HandleSet {
  const kept = new Uint32Array(a.length)
  let count = 0
  let at = 0
  for (const handle of a) {
    while (at < b.length && (b[at] ?? 0) < handle) at++
    if (at >= b.length) break
    if (b[at] === handle) kept[count++] = handle
  }
  return kept.subarray(0, count)
}
