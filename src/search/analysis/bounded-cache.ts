/** Longer texts are not remembered: they are rare and would hold much memory. */
const LONGEST_CACHED_KEY = 40
const BEYOND_ONE_BYTE = /[^\u0000-\u00ff]/

/**
 * A bounded memory of results by text: two generations, the older one dropped when the newer is full, so that words
 * in use stay and the cost of a hit is one or two Map look-ups.
 */
export class BoundedCache<Value> {
  readonly #most: number
  readonly #longest: number
  #young = new Map<string, Value>()
  #old = new Map<string, Value>()

  /**
   * @param most entries of one generation; at most twice as many are held
   * @param longest characters of a text that is remembered
   */
  constructor(most: number, longest: number = LONGEST_CACHED_KEY) {
    this.#most = most
    this.#longest = longest
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.#add(key, old)
    return old
  }

  set(key: string, value: Value): void {
    if (key.length > this.#longest) return
    // A slice of a long text keeps the whole text alive in V8; a copy does not. One byte a letter compares faster.
    const encoding = BEYOND_ONE_BYTE.test(key) ? 'utf16le' : 'latin1'
    this.#add(Buffer.from(key, encoding).toString(encoding), value)
  }

  #add(key: string, value: Value): void {
    if (this.#young.size >= this.#most) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
  }
}
