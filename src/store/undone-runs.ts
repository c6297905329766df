import type { Updateable } from 'kysely'
import type { RunRef } from '#domain/business/history.ts'
import type { UndoState } from '#domain/edit/undo-check.ts'
import type { BulkEditTable } from './schema/business-tables.ts'
import { numberOrNull } from './schema/columns.ts'
import type { ImportRunTable } from './schema/import-tables.ts'
import type { Db } from './store.ts'

const COLUMNS = ['undone_at', 'partly_undone_at', 'undone_businesses', 'kept_businesses'] as const

/** The columns of imports and bulk edits that say how far they are undone. */
type UndoColumns = Pick<ImportRunTable & BulkEditTable, (typeof COLUMNS)[number]>

/** How far a run is undone, from its row. */
export function undoStateOf({
  undone_at,
  partly_undone_at,
  undone_businesses: undone,
  kept_businesses: kept,
}: UndoColumns): UndoState {
  return {
    undoneAt: numberOrNull(undone_at),
    partlyUndone: partly_undone_at === null ? null : { at: Number(partly_undone_at), undone, kept },
  }
}

/** Stores that some more businesses of a run went back, and how many stay or wait. Call it in a transaction. */
export async function notePartlyUndone(
  trx: Db,
  run: RunRef,
  { undone, kept, now }: { readonly undone: number; readonly kept: number; readonly now: number },
): Promise<void> {
  const table = run.kind === 'import' ? 'import_runs' : 'bulk_edits'
  const { undone_businesses: before } = await trx
    .selectFrom(table)
    .select('undone_businesses')
    .where('id', '=', run.id)
    .executeTakeFirstOrThrow()
  const values = { partly_undone_at: now, undone_businesses: before + undone, kept_businesses: kept }
  await updateRun(trx, run, values)
}

/** Stores that all of a run is undone. */
export async function noteUndone(trx: Db, run: RunRef, now: number): Promise<void> {
  await updateRun(trx, run, { undone_at: now, partly_undone_at: null, kept_businesses: 0 })
}

async function updateRun(trx: Db, { kind, id }: RunRef, values: Updateable<UndoColumns>): Promise<void> {
  const table = kind === 'import' ? 'import_runs' : 'bulk_edits'
  await trx.updateTable(table).set(values).where('id', '=', id).execute()
}
