/** The order of a list. Ids with equal keys and no other difference come by rising id. */
export interface Sorting {
  /** An integer of at most 32 bits. */
  keyOf(id: number): number
  /** The order of two ids with equal keys. */
  compareEqual(a: number, b: number): number
  /** Businesses without a value come last in both directions. */
  isKnown(id: number): boolean
}

/** From this share of changed ids on, sorting all of them is faster than inserting each. */
const MERGE_SHARE = 0.25
/** Higher keys are compared instead of counted. Ranks of names reach it with 16 million businesses. */
const MOST_COUNTED_KEY = 1 << 25

/** All ids below an end in one order and its reverse, updated when it is asked for. */
export class SortedIds {
  readonly #sorting: Sorting
  readonly #end: () => number
  /** Made at the first query for it. */
  #ascending: Uint32Array | undefined
  /** Made at the first query for it. */
  #descending: Uint32Array<ArrayBuffer> | undefined
  #unknown = new Uint32Array(0)
  /** Ids that changed since the last query, with repetitions. */
  #changed: number[] = []

  /** @param end one more than the highest id */
  constructor(sorting: Sorting, end: () => number) {
    this.#sorting = sorting
    this.#end = end
  }

  /** Notes that an id is new, or has another place. */
  note(id: number): void {
    if (this.#ascending !== undefined) this.#changed.push(id)
  }

  /** @returns every id: those with a value in order, then the others */
  inOrder(direction: 'asc' | 'desc'): readonly [Uint32Array, Uint32Array] {
    const ascending = this.#updated()
    if (direction === 'asc') return [ascending, this.#unknown]
    this.#descending ??= this.#reversed(ascending)
    return [this.#descending, this.#unknown]
  }

  #updated(): Uint32Array {
    if (this.#ascending === undefined) return this.#sortAll()
    if (this.#changed.length === 0) return this.#ascending
    const changed = new Changed(this.#changed)
    const { isKnown } = this.#sorting
    const known = changed.ids.filter(isKnown)
    const ascending = merged(changed.without(this.#ascending), known, this.#rising)
    if (this.#descending !== undefined)
      this.#descending = merged(changed.without(this.#descending), known, this.#falling)
    const unknown = changed.ids.filter(id => !isKnown(id))
    this.#unknown = merged(changed.without(this.#unknown), unknown, byId)
    this.#changed = []
    this.#ascending = ascending
    return ascending
  }

  #sortAll(): Uint32Array {
    const { isKnown, keyOf } = this.#sorting
    const ids = Uint32Array.from({ length: this.#end() }, (_, id) => id)
    this.#unknown = ids.filter(id => !isKnown(id))
    const known = this.#unknown.length === 0 ? ids : ids.filter(isKnown)
    const sorted = byKeys(known, keyOf) ?? known.sort(this.#rising)
    sortEqual(sorted, this.#sorting, this.#rising)
    this.#ascending = sorted
    return sorted
  }

  readonly #rising: Compare = (a, b) => this.#compare(a, b) || a - b
  readonly #falling: Compare = (a, b) => this.#compare(b, a) || a - b

  #compare(a: number, b: number): number {
    const { keyOf, compareEqual } = this.#sorting
    return keyOf(a) - keyOf(b) || compareEqual(a, b)
  }

  /** Reverses runs of equal ids as a whole, so that their ids keep rising. */
  #reversed(ids: Uint32Array): Uint32Array<ArrayBuffer> {
    const reversed = new Uint32Array(ids.length)
    let at = 0
    for (let end = ids.length; end > 0; ) {
      let start = end - 1
      const id = ids[start] ?? 0
      while (start > 0 && this.#compare(ids[start - 1] ?? 0, id) === 0) start--
      reversed.set(ids.subarray(start, end), at)
      at += end - start
      end = start
    }
    return reversed
  }
}

/** Sorts by counting how often each key occurs, which keeps the order of ids. @returns undefined for keys too high for that */
function byKeys(ids: Uint32Array, keyOf: (id: number) => number): Uint32Array<ArrayBuffer> | undefined {
  const keys = ids.map(keyOf)
  const highest = keys.reduce((a, b) => Math.max(a, b), 0)
  if (highest > MOST_COUNTED_KEY) return undefined
  const places = new Uint32Array(highest + 2)
  for (const key of keys) places[key + 1] = (places[key + 1] ?? 0) + 1
  for (let key = 1; key < places.length; key++) places[key] = (places[key] ?? 0) + (places[key - 1] ?? 0)
  const sorted = new Uint32Array(ids.length)
  keys.forEach((key, at) => {
    const place = places[key] ?? 0
    sorted[place] = ids[at] ?? 0
    places[key] = place + 1
  })
  return sorted
}

/** Sorts each run of equal keys in which something else decides. */
function sortEqual(sorted: Uint32Array, { keyOf, compareEqual }: Sorting, compare: Compare): void {
  for (let start = 0; start < sorted.length; ) {
    const first = sorted[start] ?? 0
    const key = keyOf(first)
    let end = start + 1
    let isMixed = false
    while (end < sorted.length && keyOf(sorted[end] ?? 0) === key) {
      isMixed ||= compareEqual(first, sorted[end] ?? 0) !== 0
      end++
    }
    if (isMixed) sorted.subarray(start, end).sort(compare)
    start = end
  }
}

/** Distinct ids in rising order, with a fast test for membership. */
class Changed {
  readonly ids: Uint32Array
  readonly #isAmong: Uint8Array

  constructor(noted: readonly number[]) {
    const sorted = Uint32Array.from(noted).sort()
    this.ids = sorted.filter((id, at) => at === 0 || id !== sorted[at - 1])
    this.#isAmong = new Uint8Array((sorted.at(-1) ?? 0) + 1)
    for (const id of this.ids) this.#isAmong[id] = 1
  }

  without(ids: Uint32Array): Uint32Array {
    const kept = new Uint32Array(ids.length)
    let count = 0
    for (const id of ids) if (this.#isAmong[id] !== 1) kept[count++] = id
    return kept.subarray(0, count)
  }
}

type Compare = (a: number, b: number) => number

/** @param kept in order; the added ones are inserted where they belong */
function merged(kept: Uint32Array, added: Uint32Array, compare: Compare): Uint32Array<ArrayBuffer> {
  const all = new Uint32Array(kept.length + added.length)
  if (added.length > kept.length * MERGE_SHARE) {
    all.set(kept)
    all.set(added, kept.length)
    return all.sort(compare)
  }
  added.sort(compare)
  let [from, at] = [0, 0]
  for (const id of added) {
    const to = placeOf(id, kept, from, compare)
    all.set(kept.subarray(from, to), at)
    at += to - from
    all[at++] = id
    from = to
  }
  all.set(kept.subarray(from), at)
  return all
}

/** The first position, from `low` on, whose id comes after this one. */
function placeOf(id: number, ids: Uint32Array, low: number, compare: Compare): number {
  let high = ids.length
  let place = low
  while (place < high) {
    const middle = (place + high) >>> 1
    if (compare(ids[middle] ?? 0, id) < 0) place = middle + 1
    else high = middle
  }
  return place
}

const byId: Compare = (a, b) => a - b
