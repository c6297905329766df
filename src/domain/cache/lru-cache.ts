export interface LruOptions<Value> {
  /** Of all values together: in entries, unless `sizeOf` counts otherwise. */
  readonly maxSize: number
  /** The same for the same value and key at any time. */
  readonly sizeOf?: (value: Value, key: string) => number
}

/**
 * Values by key, up to a limit; the least recently used are evicted first. For values that are large or differ in size;
 * small ones in inner loops are in a BoundedCache.
 */
export class LruCache<Value> {
  /** The least recently used first. */
  readonly #values = new Map<string, Value>()
  readonly #maxSize: number
  readonly #sizeOf: (value: Value, key: string) => number
  #size = 0

  constructor({ maxSize, sizeOf = () => 1 }: LruOptions<Value>) {
    this.#maxSize = maxSize
    this.#sizeOf = sizeOf
  }

  /** How many values there are. */
  get count(): number {
    return this.#values.size
  }

  /** The size of all values together. */
  get size(): number {
    return this.#size
  }

  /** The keys, the least recently used first. */
  keys(): string[] {
    return [...this.#values.keys()]
  }

  /** The value of a key, which thereby becomes the most recently used one. */
  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  /** The value of a key, whose turn to be evicted stays the same. */
  peek(key: string): Value | undefined {
    return this.#values.get(key)
  }

  /** Stores a value in place of the key's former one. A value larger than the limit is not stored. */
  set(key: string, value: Value): void {
    this.delete(key)
    const size = this.#sizeOf(value, key)
    if (size > this.#maxSize) return
    this.#values.set(key, value)
    this.#size += size
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#maxSize) return
      this.delete(oldest)
    }
  }

  /** Removes a value; does nothing when there is none. */
  delete(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    this.#size -= this.#sizeOf(value, key)
  }

  clear(): void {
    this.#values.clear()
    this.#size = 0
  }
}
