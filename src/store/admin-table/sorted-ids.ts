/** The order of a list: below zero when `a` comes first, 0 when only the id decides. */
export interface Sorting {
  compare(a: number, b: number): number
  /** Businesses without a value come last in both directions. */
  isKnown(id: number): boolean
}

/** From this share of changed ids on, sorting all of them is faster than inserting each. */
const MERGE_SHARE = 0.25

/** All ids in one order and its reverse, updated when it is asked for; equal ones always by rising id. */
export class SortedIds {
  readonly #sorting: Sorting
  #ascending = new Uint32Array(0)
  /** Made at the first query for it. */
  #descending: Uint32Array<ArrayBuffer> | undefined
  #unknown = new Uint32Array(0)
  /** Ids that changed since the last query, with repetitions. */
  #changed: number[] = []

  constructor(sorting: Sorting) {
    this.#sorting = sorting
  }

  note(id: number): void {
    this.#changed.push(id)
  }

  /** @returns every id that was ever noted: those with a value in order, then the others */
  inOrder(direction: 'asc' | 'desc'): readonly [Uint32Array, Uint32Array] {
    if (this.#changed.length > 0) this.#update()
    if (direction === 'asc') return [this.#ascending, this.#unknown]
    this.#descending ??= this.#reversed()
    return [this.#descending, this.#unknown]
  }

  #update(): void {
    const changed = new Changed(this.#changed)
    const { isKnown } = this.#sorting
    const known = changed.ids.filter(isKnown)
    this.#ascending = merged(changed.without(this.#ascending), known, this.#rising)
    if (this.#descending !== undefined)
      this.#descending = merged(changed.without(this.#descending), known, this.#falling)
    const unknown = changed.ids.filter(id => !isKnown(id))
    this.#unknown = merged(changed.without(this.#unknown), unknown, byId)
    this.#changed = []
  }

  readonly #rising: Compare = (a, b) => this.#sorting.compare(a, b) || a - b
  readonly #falling: Compare = (a, b) => this.#sorting.compare(b, a) || a - b

  /** Reverses runs of equal ids as a whole, so that their ids keep rising. */
  #reversed(): Uint32Array<ArrayBuffer> {
    const ids = this.#ascending
    const reversed = new Uint32Array(ids.length)
    let at = 0
    for (let end = ids.length; end > 0; ) {
      let start = end - 1
      const id = ids[start] ?? 0
      while (start > 0 && this.#sorting.compare(ids[start - 1] ?? 0, id) === 0) start--
      reversed.set(ids.subarray(start, end), at)
      at += end - start
      end = start
    }
    return reversed
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
