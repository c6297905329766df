/** Gives every distinct key a number from 0 on, in the order of first sight, and keeps what the number stands for. */
export class LookupTable<Entry> {
  readonly entries: Entry[] = []
  readonly #numbers = new Map<string, number>()

  get size(): number {
    return this.entries.length
  }

  /** The number of a key; `make` is called the first time only. */
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
