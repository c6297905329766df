/** Sorting one of them takes milliseconds, even with some million entries. */
const BUCKETS = 512

interface Bucket {
  readonly hashes: number[]
  readonly numbers: number[]
}

/**
 * Groups numbers by keys without storing the keys: 16 bytes an entry, so that millions fit. Two keys have the same hash
 * once in many billions; callers compare the members of a group anyway.
 */
export class KeyGroups {
  readonly #buckets: readonly Bucket[] = Array.from({ length: BUCKETS }, () => ({ hashes: [], numbers: [] }))

  /** Adds a number under a key. */
  add(key: string, number: number): void {
    const hash = hashOf(key)
    const bucket = this.#buckets[hash % BUCKETS]
    bucket?.hashes.push(hash)
    bucket?.numbers.push(number)
  }

  /**
   * The numbers of every key that was added more than once, in that order; a number added twice comes twice. In
   * portions, between which other work can run.
   */
  *portions(): Generator<readonly KeyGroup[]> {
    for (const bucket of this.#buckets) yield groupsIn(bucket)
  }
}

export interface KeyGroup {
  /** hashOf the key. */
  readonly hash: number
  readonly numbers: readonly number[]
}

/** A hash of 53 bits, which a number can store: two multiplicative hashes of 32 bits, mixed (as in MurmurHash3). */
export function hashOf(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (high & 0x1fffff) * 0x100000000 + (low >>> 0)
}

function groupsIn({ hashes, numbers }: Bucket): KeyGroup[] {
  const order = hashes.map((_, at) => at).sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0) || a - b)
  const groups: KeyGroup[] = []
  for (let start = 0; start < order.length; ) {
    const hash = hashes[order[start] ?? 0] ?? 0
    let end = start + 1
    while (end < order.length && hashes[order[end] ?? 0] === hash) end++
    if (end - start > 1) groups.push({ hash, numbers: order.slice(start, end).map(at => numbers[at] ?? 0) })
    start = end
  }
  return groups
}
