/** Lets only so many pieces of work be under way at once; the others wait their turn, first come, first served. */
export class ConcurrencyLimit {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(limit: number) {
    this.#free = limit
  }

  /** Does work when it is its turn; rejects with whatever it rejects with. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    // Whoever leaves hands the lane over, so that nobody slips in between.
    if (this.#free === 0) await new Promise<void>(resolve => this.#waiting.push(resolve))
    else this.#free--
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#free++
      else next()
    }
  }
}
