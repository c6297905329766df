import { setTimeout as wait } from 'node:timers/promises'
import { DamagedText } from '#search/document/checked-text.ts'
import { isDamagedContent, isUnreadable } from '#search/index/damage.ts'
import { emptyIndexFiles, openIndexFiles } from '#search/index/open-files.ts'
import { NO_POINTER, pointerStamp, readPointer } from '#search/index/pointer.ts'
import { OverviewTable } from './overview-table.ts'
import type { Freshness } from './queries.ts'

/** How often the index is looked at while a query waits for a change. */
const LOOK_EVERY_MS = 10

/** Reads the newest index of a folder for the administrator's table. */
export class OverviewReader {
  readonly #folder: string
  #table: OverviewTable | undefined
  #pointerSeen = ''

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Reads as soon as the index contains a change, or when that has taken too long.
   * @returns undefined while there is no index that can be read
   */
  async read<Result>(
    { change, waitMs }: Freshness,
    work: (table: OverviewTable) => Result,
  ): Promise<{ readonly result: Result } | undefined> {
    const start = performance.now()
    for (;;) {
      const isLate = performance.now() - start >= waitMs
      const read = this.#try(table => {
        const isEnough = table.follow() >= change || (isLate && this.#pointerSeen !== NO_POINTER)
        return isEnough ? { result: work(table) } : undefined
      })
      if (read !== undefined || isLate) return read
      await wait(LOOK_EVERY_MS)
    }
  }

  /** Closes the files of an index that is no longer in use, so that the disk gets their room back. */
  closeReplaced(): void {
    if (this.#table !== undefined && pointerStamp(this.#folder) !== this.#pointerSeen) this.close()
  }

  close(): void {
    this.#table?.close()
    this.#table = undefined
    this.#pointerSeen = ''
  }

  /** @returns undefined without an index, and for one that is damaged: the next call opens it again */
  #try<Result>(work: (table: OverviewTable) => Result): Result | undefined {
    try {
      this.#followPointer()
      return this.#table === undefined ? undefined : work(this.#table)
    } catch (error) {
      if (!isUnreadable(error) && !isDamagedContent(error) && !(error instanceof DamagedText)) throw error
      this.close()
      return undefined
    }
  }

  #followPointer(): void {
    const stamp = pointerStamp(this.#folder)
    if (stamp === this.#pointerSeen) return
    this.close()
    const pointer = readPointer(this.#folder)
    if (pointer !== undefined)
      // A search reads all texts, which would stay mapped.
      this.#table = openIndexFiles(this.#folder, pointer, files => new OverviewTable(files), {
        isMapped: false,
      })
    // An index that a program of another version has built is replaced soon.
    else if (stamp === NO_POINTER) this.#table = new OverviewTable(emptyIndexFiles())
    else return
    this.#pointerSeen = stamp
  }
}
