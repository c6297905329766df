/** Addresses by host, so that each host can be asked one after the other, and many hosts at once. */
export class HostQueues {
  readonly #queues = new Map<string, string[]>()
  #size = 0

  /** How many addresses there are. */
  get size(): number {
    return this.#size
  }

  add(address: string): void {
    const host = URL.parse(address)?.hostname ?? ''
    const queue = this.#queues.get(host)
    if (queue === undefined) this.#queues.set(host, [address])
    else queue.push(address)
    this.#size++
  }

  /** One list for each host, the longest first: it takes longest, and nothing waits for it then. */
  lists(): readonly (readonly string[])[] {
    return [...this.#queues.values()].sort((one, other) => other.length - one.length)
  }
}
