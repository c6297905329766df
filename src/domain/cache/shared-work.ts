/**
 * Work under way by key ("single flight"): calls with the key of running work get the result of that work. Nothing is
 * cached: after the end the next call begins anew.
 */
export class SharedWork<Result> {
  readonly #running = new Map<string, Promise<Result>>()

  /** How many keys have running work. */
  get size(): number {
    return this.#running.size
  }

  /** Whether work of a key is running. */
  has(key: string): boolean {
    return this.#running.has(key)
  }

  /** The running work of a key, else `work`, begun now. */
  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key)
    if (running !== undefined) return running
    const started = work().finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }

  /** Waits for the end of all running work, failed or not. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running.values())
  }
}
