import type { BusinessChange } from '#domain/business/business-change.ts'
import { SharedWork } from '#domain/cache/shared-work.ts'
import type { IndexWriter } from '#search/index/index-writer.ts'
import { followChanges, rebuildIndex } from '#services/search/follow-changes.ts'
import type { Store } from '#store/store.ts'

/** What of the directory is another in the index: businesses by id, or possibly everything. */
export type IndexChange = readonly number[] | 'everything'

export interface IndexUpdaterHost {
  /** Called after every change of the index, which readers see from then on. */
  readonly onChanged?: (changed: IndexChange) => void
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
    {
      onChanged = () => undefined,
      onDamaged = () => undefined,
      copy = async () => false,
    }: IndexUpdaterHost = {},
  ) {
    this.#store = store
    this.#index = reporting(index, onChanged)
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

/** The same writer, which also reports what it has written. */
function reporting(index: IndexWriter, onChanged: (changed: IndexChange) => void): IndexWriter {
  let applied: number[] = []
  const report = () => {
    if (applied.length > 0) onChanged(applied)
    applied = []
  }
  return {
    lastChange: () => index.lastChange(),
    deltaSize: () => index.deltaSize(),
    rebuildAnswered: () => index.rebuildAnswered(),
    begun: () => index.begun(),
    async build(...build) {
      await index.build(...build)
      onChanged('everything')
    },
    async adopt(pointer, main) {
      await index.adopt(pointer, main)
      onChanged('everything')
    },
    apply(changes, lastChange, hasMore = false) {
      for (const change of changes) applied.push(businessIdOf(change))
      index.apply(changes, lastChange, hasMore)
      if (!hasMore) report()
    },
    commit() {
      index.commit()
      report()
    },
    isDamaged: () => index.isDamaged(),
    verify: () => index.verify(),
    close: () => index.close(),
  }
}

function businessIdOf(change: BusinessChange): number {
  return change.kind === 'saved' ? change.business.id : change.id
}
