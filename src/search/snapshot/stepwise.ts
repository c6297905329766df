/** A value that is made in steps, ahead of its first use or at once then. */
export class Stepwise<Value> {
  readonly #steps: Generator<void, Value>
  #made: { readonly value: Value } | undefined

  constructor(steps: Generator<void, Value>) {
    this.#steps = steps
  }

  value(): Value {
    for (;;) {
      if (this.#made !== undefined) return this.#made.value
      this.step()
    }
  }

  /** Takes a step. @returns whether another one is needed */
  step(): boolean {
    if (this.#made !== undefined) return false
    const { done, value } = this.#steps.next()
    if (done === true) this.#made = { value }
    return this.#made === undefined
  }
}
