import type { GroupSlug } from '#domain/category/group.ts'
import type { StateCode } from '#domain/place/state.ts'

/** A city of the index. */
export interface IndexedCity {
  readonly slug: string
  /** The plain name; empty for businesses without a city. */
  readonly name: string
  /** As shown: 'Neustadt (Sachsen)'. */
  readonly shown: string
  readonly state: StateCode | null
  /** The median of its businesses; null when none has a position. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A category of the index. */
export interface IndexedCategory {
  readonly slug: string
  readonly name: string
  readonly group: GroupSlug
}

/** Numbers distinct keys from 0 on, in the order in which they first come, and stores an entry for each. */
export class LookupTable<Entry> {
  readonly entries: Entry[] = []
  readonly #numbers = new Map<string, number>()

  get size(): number {
    return this.entries.length
  }

  /** The number of a key. `make` is called only when the key is new. */
  numberOf(key: string, make: () => Entry): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    return this.add(key, make())
  }

  /** The number of a key seen before, or undefined. */
  find(key: string): number | undefined {
    return this.#numbers.get(key)
  }

  /** Appends an entry whose key is new. */
  add(key: string, entry: Entry): number {
    const number = this.entries.length
    this.entries.push(entry)
    this.#numbers.set(key, number)
    return number
  }
}

/**
 * What the documents of one index refer to by number. The main file has the first numbers, the delta those that its
 * documents added. Both files store them in the tables `city`, `category`, `schedule` and
 * `category_set`.
 */
export interface LookupTables {
  /** By slug. */
  readonly cities: LookupTable<IndexedCity>
  /** By slug. */
  readonly categories: LookupTable<IndexedCategory>
  /** Encoded weeks, by their numbers joined with commas. */
  readonly schedules: LookupTable<Uint16Array>
  /**
   * The categories that businesses belong to, by their numbers joined with commas: a business's own category first, then
   * those of its subtypes.
   */
  readonly categorySets: LookupTable<Uint32Array>
}

/** The lookup tables of an empty index. */
export function makeLookupTables(): LookupTables {
  return {
    cities: new LookupTable(),
    categories: new LookupTable(),
    schedules: new LookupTable(),
    categorySets: new LookupTable(),
  }
}
