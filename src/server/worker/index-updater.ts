import type { IndexWriter } from '#search/index/index-writer.ts'
import { followChanges, rebuildIndex } from '#services/search/follow-changes.ts'
import type { Store } from '#store/store.ts'

/** The one who writes the index of this process, for the follower and for jobs alike. */
export class IndexUpdater {
  readonly #store: Store
  readonly #index: IndexWriter
  #building: Promise<void> | undefined
  #waiting: (() => void)[] = []

  constructor(store: Store, index: IndexWriter) {
    this.#store = store
    this.#index = index
  }

  /** Brings the index up to the truth. @returns whether there was anything to do */
  async follow(): Promise<boolean> {
    const waiting = this.#waiting
    this.#waiting = []
    try {
      const hadWork = await followChanges({
        store: this.#store,
        index: this.#index,
        rebuild: () => this.rebuild(),
      })
      for (const done of waiting) done()
      return hadWork
    } catch (error) {
      this.#waiting.push(...waiting)
      throw error
    }
  }

  /** Builds the index anew; changes are still followed meanwhile. Who asks during a build gets that one. */
  rebuild(): Promise<void> {
    this.#building ??= rebuildIndex({ store: this.#store, index: this.#index }).finally(() => {
      this.#building = undefined
    })
    return this.#building
  }

  /** Waits for a look at the truth that began after this moment and succeeded. Throws the signal's reason. */
  indexed(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    return promise
  }

  /** Builds the index anew when its file is not as it was written. @returns whether it was damaged */
  async repair(onDamaged: () => void): Promise<boolean> {
    if (await this.#index.verify()) return false
    onDamaged()
    await this.rebuild()
    return true
  }
}
