/** Addresses by host, so that many hosts can be asked at once, but each host only once at a time. */
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

  /** One list for each host, the longest first, because it takes longest. */
  lists(): readonly (readonly string[])[] {
    return [...this.#queues.values()].sort((one, other) => other.length - one.length)
  }
}
