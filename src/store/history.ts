import type { Source } from '#domain/business/business.ts'
import type { FactChange, HistoryKind } from '#domain/business/history.ts'
import { chunks } from './businesses.ts'
import { takeNumbers } from './counters.ts'
import type { Db } from './store.ts'

export interface HistoryNote {
  readonly businessId: number
  readonly kind: HistoryKind
  readonly source: Source
  readonly account: string | null
  readonly runId: number | null
  /** Empty for a new business. */
  readonly changes: readonly FactChange[]
  /** The business's change number after it. */
  readonly change: number
  /** Milliseconds since 1970. */
  readonly now: number
}

const NOTES_PER_INSERT = 500

/** Writes down what happened to businesses. Call it in the transaction that changed them. */
export async function recordHistory(db: Db, notes: readonly HistoryNote[]): Promise<void> {
  if (notes.length === 0) return
  const firstId = await takeNumbers(db, 'history', notes.length)
  const rows = notes.map((note, index) => ({
    id: firstId + index,
    business_id: note.businessId,
    at: note.now,
    source: note.source,
    account: note.account,
    run_id: note.runId,
    kind: note.kind,
    before: note.changes.length === 0 ? null : JSON.stringify(side(note.changes, 'before')),
    after: note.changes.length === 0 ? null : JSON.stringify(side(note.changes, 'after')),
    change: note.change,
  }))
  for (const part of chunks(rows, NOTES_PER_INSERT)) await db.insertInto('history').values(part).execute()
}

function side(changes: readonly FactChange[], which: 'before' | 'after'): Record<string, unknown> {
  return Object.fromEntries(changes.map(change => [change.field, change[which]]))
}
