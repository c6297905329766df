/** Longer keys are not stored unless a cache says otherwise: they are rare, and take much memory. */
const LONGEST_KEY = 40

export interface CacheLimits {
  /** The largest number of entries. */
  readonly most: number
  /** UTF-16 units of the longest key that is stored. */
  readonly longest?: number
}

/**
 * A cache for small answers that are asked for millions of times: two generations of entries, of which the older one is
 * dropped when the younger one is full. A hit costs one or two look-ups in a Map, 17 to 26 ns; in an LruCache, which
 * evicts exactly and by size, it costs 81 ns.
 */
export class BoundedCache<Key extends string | number, Value> {
  readonly #generationSize: number
  readonly #longest: number
  #young = new Map<Key, Value>()
  #old = new Map<Key, Value>()

  constructor({ most, longest = LONGEST_KEY }: CacheLimits) {
    this.#generationSize = Math.max(1, Math.floor(most / 2))
    this.#longest = longest
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.#add(key, old)
    return old
  }

  set(key: Key, value: Value): void {
    if (typeof key === 'string' && key.length > this.#longest) return
    this.#add(copyOf(key), value)
  }

  /** The value of a key; `make` is called when it is not there. */
  getOrMake(key: Key, make: () => Value): Value {
    const known = this.get(key)
    if (known !== undefined) return known
    const value = make()
    this.set(key, value)
    return value
  }

  clear(): void {
    this.#young.clear()
    this.#old.clear()
  }

  #add(key: Key, value: Value): void {
    if (this.#young.size >= this.#generationSize) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
  }
}

/** Stands in a cache for the answer that there is none. */
const NOTHING = Symbol('nothing')

/**
 * The same function with a cache of its answers, which all callers share: nobody may change them.
 * Cells of a file say the same few things in many rows.
 */
export function memoize<Key extends string | number, Answer>(
  answer: (key: Key) => Answer,
  limits: CacheLimits,
): (key: Key) => Answer {
  const answers = new BoundedCache<Key, Answer | typeof NOTHING>(limits)
  return key => {
    const known = answers.get(key)
    if (known !== undefined) return known === NOTHING ? (undefined as Answer) : known
    const found = answer(key)
    answers.set(key, found === undefined ? NOTHING : found)
    return found
  }
}

/**
 * The same as memoize, for answers that depend on a state of the process.
 * @param stateOf another object after each change, with which all answers are forgotten
 */
export function memoizeWhile<Key extends string | number, Answer>(
  stateOf: () => object,
  answer: (key: Key) => Answer,
  limits: CacheLimits,
): (key: Key) => Answer {
  const ofState = new WeakMap<object, (key: Key) => Answer>()
  return key => {
    const state = stateOf()
    let known = ofState.get(state)
    if (known === undefined) {
      known = memoize(answer, limits)
      ofState.set(state, known)
    }
    return known(key)
  }
}

const ENCODER = new TextEncoder()
const DECODER = new TextDecoder()

/**
 * A slice of a long text keeps the whole text in memory; a copy does not, and Latin letters in it take one byte each.
 * A text that no copy equals, one with half a surrogate pair, stays as it is.
 */
export function copyOf<Key extends string | number>(key: Key): Key {
  if (typeof key === 'number') return key
  const copy = DECODER.decode(ENCODER.encode(key))
  return copy === key ? (copy as Key) : key
}
