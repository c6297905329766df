/** Longer texts are not remembered: they are rare and would hold much memory. */
const LONGEST_REMEMBERED = 40

/**
 * A bounded memory of results by text: two generations, the older one dropped when the newer is full, so that words
 * in use stay and the cost of a hit is one or two Map look-ups.
 */
export class BoundedMemo<Value> {
  readonly #most: number
  #young = new Map<string, Value>()
  #old = new Map<string, Value>()

  /** @param most entries of one generation; at most twice as many are held */
  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.#add(key, old)
    return old
  }

  set(key: string, value: Value): void {
    if (key.length > LONGEST_REMEMBERED) return
    // A slice of a long text keeps the whole text alive in V8; a copy does not.
    this.#add(Buffer.from(key, 'utf16le').toString('utf16le'), value)
  }

  #add(key: string, value: Value): void {
    if (this.#young.size >= this.#most) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
  }
}
