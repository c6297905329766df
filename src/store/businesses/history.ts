import type { Selectable } from 'kysely'
import type { Source } from '#domain/business/business.ts'
import type { FactChange, HistoryKind, RunRef } from '#domain/business/history.ts'
import type { StoredEntry } from '#domain/edit/entry-facts.ts'
import { takeNumbers } from '#store/counters.ts'
import type { HistoryTable } from '#store/schema/business-tables.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import { insertRows } from '#store/statements.ts'
import type { Db } from '#store/store.ts'

export interface HistoryNote {
  readonly businessId: number
  readonly kind: HistoryKind
  readonly source: Source
  readonly account: string | null
  /** The import or bulk edit that it belongs to. */
  readonly run: RunRef | null
  /** Empty for a new business. */
  readonly changes: readonly FactChange[]
  /** The business's change number after it. */
  readonly change: number
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Records what happened to businesses. Call it in the transaction that changed them. */
export async function recordHistory(db: Db, notes: readonly HistoryNote[]): Promise<void> {
  if (notes.length === 0) return
  const firstId = await takeNumbers(db, 'history', notes.length)
  const rows = notes.map((note, index) => ({
    id: firstId + index,
    business_id: note.businessId,
    at: note.now,
    source: note.source,
    account: note.account,
    run_id: note.run?.kind === 'import' ? note.run.id : null,
    bulk_edit_id: note.run?.kind === 'bulk-edit' ? note.run.id : null,
    kind: note.kind,
    before: note.changes.length === 0 ? null : JSON.stringify(side(note.changes, 'before')),
    after: note.changes.length === 0 ? null : JSON.stringify(side(note.changes, 'after')),
    change: note.change,
  }))
  await insertRows(db, 'history', rows, part => db.insertInto('history').values(part))
}

/** One entry of a run about a business. */
export interface RunEntry {
  /** Rises within a run. */
  readonly id: number
  readonly businessId: number
  /** 'undone': the run was undone for this business. */
  readonly kind: HistoryKind
  /** The business's change number after it. */
  readonly change: number
  /** The business's change number now. */
  readonly changeNow: number
  /** The entry changed its place id. */
  readonly hasPlaceId: boolean
}

/** The entries of a run after one of them, in order, at most `limit`; fewer mean that there are no more. */
export async function runEntriesAfter(db: Db, run: RunRef, id: number, limit: number): Promise<RunEntry[]> {
  const rows = await db
    .selectFrom('history')
    .innerJoin('businesses', 'businesses.id', 'history.business_id')
    .select(['history.id', 'history.business_id', 'history.kind', 'history.change', 'history.before'])
    .select('businesses.change as change_now')
    .where(run.kind === 'import' ? 'history.run_id' : 'history.bulk_edit_id', '=', run.id)
    .where('history.id', '>', id)
    .orderBy('history.id')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    id: Number(row.id),
    businessId: Number(row.business_id),
    kind: row.kind,
    change: Number(row.change),
    changeNow: Number(row.change_now),
    hasPlaceId: row.before?.includes('"placeId"') === true,
  }))
}

/** Everything that happened to a business, newest first. */
export async function historyOf(db: Db, businessId: number): Promise<StoredEntry[]> {
  return (await historyOfEach(db, [businessId])).get(businessId) ?? []
}

/** Everything that happened to each of some businesses, newest first. */
export async function historyOfEach(
  db: Db,
  businessIds: readonly number[],
): Promise<ReadonlyMap<number, StoredEntry[]>> {
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where('business_id', 'in', businessIds)
    .orderBy('id', 'desc')
    .execute()
  return Map.groupBy(rows.map(entryOf), ({ businessId }) => businessId)
}

function entryOf(row: Selectable<HistoryTable>): StoredEntry {
  const before = sideOf(row.before)
  const after = sideOf(row.after)
  return {
    id: Number(row.id),
    businessId: Number(row.business_id),
    at: Number(row.at),
    kind: row.kind,
    source: row.source,
    account: row.account,
    runId: numberOrNull(row.run_id),
    bulkEditId: numberOrNull(row.bulk_edit_id),
    changes: Object.keys({ ...before, ...after }).map(field => ({
      field,
      before: before[field] ?? null,
      after: after[field] ?? null,
    })),
  }
}

function side(changes: readonly FactChange[], which: 'before' | 'after'): Record<string, unknown> {
  return Object.fromEntries(changes.map(change => [change.field, change[which]]))
}

/** Only `recordHistory` writes it, so it is trusted. */
function sideOf(json: string | null): Record<string, unknown> {
  return json === null ? {} : (JSON.parse(json) as Record<string, unknown>)
}
