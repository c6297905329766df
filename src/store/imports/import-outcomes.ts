import type { Insertable, Selectable } from 'kysely'
import type { ImportOutcomeTable, RowOutcome } from '#store/schema/import-tables.ts'
import { insertRows } from '#store/statements.ts'
import type { Db } from '#store/store.ts'

export type ImportOutcome = Insertable<ImportOutcomeTable>
export type StoredOutcome = Selectable<ImportOutcomeTable>

/** Records the outcomes of rows. A row that has an outcome keeps it, so a resumed run may repeat rows. */
export async function recordOutcomes(db: Db, outcomes: readonly ImportOutcome[]): Promise<void> {
  await insertRows(db, 'import_outcomes', outcomes, part =>
    db
      .insertInto('import_outcomes')
      .values(part)
      .onConflict(conflict => conflict.columns(['run_id', 'row_number']).doNothing()),
  )
}

/** The outcomes of one kind, in the order of the sheet, at most `limit`. */
export async function outcomesOf(
  db: Db,
  runId: number,
  outcome: RowOutcome,
  limit: number,
): Promise<StoredOutcome[]> {
  return outcomes(db, runId).where('outcome', '=', outcome).limit(limit).execute()
}

/** The outcomes after a row, in the order of the sheet, at most `limit`; fewer mean that there are no more. */
export async function outcomesAfter(
  db: Db,
  runId: number,
  rowNumber: number,
  limit: number,
): Promise<StoredOutcome[]> {
  return outcomes(db, runId).where('row_number', '>', rowNumber).limit(limit).execute()
}

/** The last row that has an outcome; 0 when none has. */
export async function lastRecordedRow(db: Db, runId: number): Promise<number> {
  const row = await db
    .selectFrom('import_outcomes')
    .select('row_number')
    .where('run_id', '=', runId)
    .orderBy('row_number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Number(row?.row_number ?? 0)
}

/** Deletes outcomes of a run, at most `limit`. @returns whether there may be more */
export async function deleteOutcomes(db: Db, runId: number, limit: number): Promise<boolean> {
  const rows = await outcomesAfter(db, runId, 0, limit)
  const last = rows.at(-1)
  if (last === undefined) return false
  await db
    .deleteFrom('import_outcomes')
    .where('run_id', '=', runId)
    .where('row_number', '<=', last.row_number)
    .execute()
  return rows.length === limit
}

/** Stores what a row would change, for the sample of a dry run. */
export async function saveChanges(db: Db, runId: number, rowNumber: number, changes: string): Promise<void> {
  await db
    .updateTable('import_outcomes')
    .set({ changes })
    .where('run_id', '=', runId)
    .where('row_number', '=', rowNumber)
    .execute()
}

/** The rows of a dry run's sample, in the order of the sheet. */
export async function outcomesWithChanges(db: Db, runId: number): Promise<StoredOutcome[]> {
  return outcomes(db, runId).where('changes', 'is not', null).execute()
}

/** How many rows have each outcome. */
export async function countOutcomes(db: Db, runId: number): Promise<Partial<Record<RowOutcome, number>>> {
  const rows = await db
    .selectFrom('import_outcomes')
    .select(['outcome', count => count.fn.countAll().as('count')])
    .where('run_id', '=', runId)
    .groupBy('outcome')
    .execute()
  return Object.fromEntries(rows.map(row => [row.outcome, Number(row.count)]))
}

/** The rows of businesses that have one in this run already: the next row about one of them is a duplicate. */
export async function rowsByBusiness(db: Db, runId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('import_outcomes')
    .select(['business_id', 'row_number'])
    .where('run_id', '=', runId)
    .where('outcome', 'in', ['imported', 'updated', 'unchanged', 'skipped'])
    .where('business_id', 'is not', null)
    .execute()
  return new Map(rows.map(row => [Number(row.business_id), row.row_number]))
}

function outcomes(db: Db, runId: number) {
  return db.selectFrom('import_outcomes').selectAll().where('run_id', '=', runId).orderBy('row_number')
}
