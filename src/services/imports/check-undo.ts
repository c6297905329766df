import { setImmediate as nextTurn } from 'node:timers/promises'
import type { UndoCheck } from '#domain/import/import-run.ts'
import { runEntriesAfter } from '#store/businesses/history.ts'
import type { Db } from '#store/store.ts'

/** What a run did to a business, and its state now. */
export interface RunTouch {
  readonly isCreated: boolean
  /** Undone already. */
  readonly isUndone: boolean
  /** The business's change number after the run's last entry. */
  readonly change: number
  /** Something newer changed it. */
  readonly isTouchedSince: boolean
}

/** Read within some milliseconds, because the main thread calls this, too. */
const ENTRIES_PER_SLICE = 1000

/** Every business that a run created or changed, by number. Read in slices, between which other work can run. */
export async function touchesOf(db: Db, runId: number): Promise<Map<number, RunTouch>> {
  const touches = new Map<number, RunTouch>()
  for (let after = 0; ; ) {
    const entries = await runEntriesAfter(db, runId, after, ENTRIES_PER_SLICE)
    for (const { businessId, kind, change, changeNow } of entries) {
      const before = touches.get(businessId)
      touches.set(businessId, {
        isCreated: before?.isCreated === true || kind === 'created',
        isUndone: kind === 'undone',
        change,
        isTouchedSince: changeNow > change,
      })
    }
    const last = entries.at(-1)
    if (last === undefined || entries.length < ENTRIES_PER_SLICE) return touches
    after = last.id
    await nextTurn()
  }
}

/** What undoing a run would find: businesses that are not undone yet. */
export async function checkUndo(db: Db, runId: number): Promise<UndoCheck> {
  const open = [...(await touchesOf(db, runId)).values()].filter(touch => !touch.isUndone)
  return { businesses: open.length, touchedSince: open.filter(touch => touch.isTouchedSince).length }
}
