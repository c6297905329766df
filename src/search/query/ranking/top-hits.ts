import type { Ranked } from './static-order.ts'

/** A heap of the best is faster than sorting everything when fewer than one in so many are wanted. */
const HEAP_SHARE = 8

/**
 * One page of docIds ordered by a key, equal keys by their index in `ranked`.
 * @param keys by index in `ranked`; lower is better
 */
export function pageByKey(ranked: Ranked, keys: Float64Array, offset: number, limit: number): number[] {
  const wanted = Math.min(ranked.length, offset + limit)
  if (offset >= ranked.length || limit <= 0) return []
  const isBefore = (a: number, b: number) => {
    const keyA = keys[a] ?? 0
    const keyB = keys[b] ?? 0
    return keyA < keyB || (keyA === keyB && a < b)
  }
  const places =
    wanted * HEAP_SHARE < ranked.length ? best(ranked.length, wanted, isBefore) : all(ranked.length)
  places.sort((a, b) => (isBefore(a, b) ? -1 : 1))
  return Array.from(places.subarray(offset, wanted), place => ranked[place] ?? 0)
}

function all(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, at) => at)
}

/** The best indexes, in any order: a heap whose root is the worst of them. */
function best(count: number, wanted: number, isBefore: (a: number, b: number) => boolean): Uint32Array {
  const heap = new Uint32Array(wanted)
  const sink = (place: number, from: number, size: number) => {
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= size) break
      if (child + 1 < size && isBefore(heap[child] ?? 0, heap[child + 1] ?? 0)) child++
      if (!isBefore(place, heap[child] ?? 0)) break
      heap[at] = heap[child] ?? 0
      at = child
    }
    heap[at] = place
  }
  for (let at = 0; at < wanted; at++) heap[at] = at
  for (let at = (wanted >> 1) - 1; at >= 0; at--) sink(heap[at] ?? 0, at, wanted)
  for (let place = wanted; place < count; place++) {
    if (isBefore(place, heap[0] ?? 0)) sink(place, 0, wanted)
  }
  return heap
}
