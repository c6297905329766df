import { DomainError } from '#domain/errors.ts'

/** Drawn at once: pages need the other threads. */
const CONCURRENCY = 2
/** Waiting for their turn, some 10 ms each; whoever asks for more at once is a crawler and may come again. */
const MOST_WAITING = 40

/** Lets few pictures be drawn at once, and each only once for everybody who asks for it meanwhile. */
export class OgQueue {
  readonly #drawing = new Map<string, Promise<Buffer>>()
  readonly #waiting: (() => void)[] = []
  readonly #mostWaiting: number
  #busy = 0

  constructor(mostWaiting: number = MOST_WAITING) {
    this.#mostWaiting = mostWaiting
  }

  /**
   * The picture of a key, drawn by `draw` unless somebody else is waiting for the same.
   * Rejects with drawing_busy when too many are waiting, and with whatever `draw` rejects with.
   */
  picture(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#drawing.get(key)
    if (known !== undefined) return known
    const started = this.#limited(draw).finally(() => this.#drawing.delete(key))
    this.#drawing.set(key, started)
    return started
  }

  async #limited(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#busy >= CONCURRENCY) {
      if (this.#waiting.length >= this.#mostWaiting) throw new DomainError('drawing_busy')
      // Whoever leaves hands the lane over, so that nobody slips in between.
      await new Promise<void>(resolve => this.#waiting.push(resolve))
    } else this.#busy++
    try {
      return await draw()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#busy--
      else next()
    }
  }
}
