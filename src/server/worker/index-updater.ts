import { SharedWork } from '#domain/cache/shared-work.ts'
import type { IndexWriter } from '#search/index/index-writer.ts'
import { type RepeatOptions, repeat } from '#services/concurrency/repeat.ts'
import { followChanges, rebuildIndex } from '#services/search/follow-changes.ts'
import type { Store } from '#store/store.ts'

/** Other processes write to the database, so the follower has to look. The administrator's table waits for it. */
const CHANGES_MS = 100
/** Where commits wake it: what it may be late when a signal is lost. */
const LISTENING_CHANGES_MS = 1_000
/** After a failure: long enough not to fill the log, short enough to recover. */
const RETRY_MS = 5_000

export interface IndexUpdaterHost {
  /** Called before an index is rebuilt because its files are damaged; not where there was none. */
  readonly onDamaged?: () => void
  /** Takes over another node's index where there is none; false: build one. */
  readonly copy?: (index: IndexWriter) => Promise<boolean>
}

/** Writes the index, for the follower and for jobs. */
export class IndexUpdater {
  readonly #store: Store
  readonly #index: IndexWriter
  readonly #onDamaged: () => void
  readonly #copy: (index: IndexWriter) => Promise<boolean>
  readonly #builds = new SharedWork<void>()
  #waiting: (() => void)[] = []
  /** Errors of rebuilds that nobody waits for. */
  readonly #errors: unknown[] = []

  constructor(
    store: Store,
    index: IndexWriter,
    { onDamaged = () => undefined, copy = async () => false }: IndexUpdaterHost = {},
  ) {
    this.#store = store
    this.#index = index
    this.#onDamaged = onDamaged
    this.#copy = copy
  }

  /**
   * Brings the index up to date with the database. Throws the error of a rebuild beside it, too.
   * @returns whether there was anything to do
   */
  async follow(): Promise<boolean> {
    if (this.#errors.length > 0) throw this.#errors.shift()
    const waiting = this.#waiting
    this.#waiting = []
    try {
      const hadWork = await followChanges({
        store: this.#store,
        index: this.#index,
        rebuild: () => this.#rebuildOrCopy(),
        rebuildBeside: () => this.rebuildBeside(),
      })
      for (const done of waiting) done()
      return hadWork
    } catch (error) {
      this.#waiting.push(...waiting)
      throw error
    }
  }

  /** Rebuilds the index, unless a rebuild is running; changes are still followed meanwhile. */
  rebuild(): Promise<void> {
    return this.#builds.run('index', () => {
      if (this.#index.isDamaged()) this.#onDamaged()
      return rebuildIndex({ store: this.#store, index: this.#index })
    })
  }

  async #rebuildOrCopy(): Promise<void> {
    if (this.#index.lastChange() === 0 && (await this.#copy(this.#index))) return
    await this.rebuild()
  }

  /** Begins a rebuild, unless one is running; changes are followed meanwhile. @param then called when it has succeeded */
  rebuildBeside(then = () => {}): void {
    if (this.#builds.has('index')) return
    this.rebuild().then(then, error => this.#errors.push(error))
  }

  /** Whether a rebuild was killed that can go on. */
  isBegun(): boolean {
    return this.#index.begun() !== undefined
  }

  /** Rebuilds the index from what is stored now: a rebuild that is running may have read something older. */
  async rebuildAnew(): Promise<void> {
    if (this.#builds.has('index')) await this.#builds.settled()
    await this.rebuild()
  }

  /** Waits until a call of follow that began after this one has succeeded. */
  indexed(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    return promise
  }

  /** Builds the index when there is none, and again when its file is damaged. @returns whether it was built */
  async repair(): Promise<boolean> {
    if (await this.#index.verify()) return false
    await this.rebuild()
    return true
  }
}

/**
 * Keeps the index up to date with the database until the signal is aborted.
 * @param follow one step; true when there was something to do
 * @param onCurrent called whenever the index has caught up, and the first time even if there was nothing to do
 */
export async function pollChanges(
  follow: () => Promise<boolean>,
  onCurrent: () => void,
  polling: Pick<RepeatOptions, 'onError' | 'signal' | 'wake'>,
): Promise<void> {
  let isCurrent = false
  const work = async () => {
    const hadWork = await follow()
    if (hadWork || !isCurrent) onCurrent()
    isCurrent = true
  }
  await repeat(work, {
    ...polling,
    everyMs: CHANGES_MS,
    listeningMs: LISTENING_CHANGES_MS,
    retryMs: RETRY_MS,
  })
}
