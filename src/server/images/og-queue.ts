import { type BoundedLimit, boundedLimit } from '#domain/cache/bounded-limit.ts'
import { SharedWork } from '#domain/cache/shared-work.ts'

/** Drawn at once: pages need the other threads. */
const CONCURRENCY = 2
/** Waiting, some 10 ms each; more requests at once come from a crawler, which can ask again. */
const MOST_WAITING = 40

/** Limits how many pictures are drawn at once, and draws each only once for all requests that come meanwhile. */
export class OgQueue {
  readonly #drawing = new SharedWork<Buffer>()
  readonly #limit: BoundedLimit

  constructor(mostWaiting: number = MOST_WAITING) {
    this.#limit = boundedLimit({ concurrency: CONCURRENCY, mostWaiting, whenFull: 'drawing_busy' })
  }

  /**
   * The picture of a key, drawn by `draw` unless the same one is being drawn already.
   * Rejects with drawing_busy when too many are waiting, and with whatever `draw` rejects with.
   */
  picture(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    return this.#drawing.run(key, () => this.#limit(draw))
  }
}
