import type { Insertable, Selectable } from 'kysely'
import { chunks } from './businesses.ts'
import { takeNumbers } from './counters.ts'
import type { ImportOutcomeTable, ImportRunTable } from './schema.ts'
import type { Db } from './store.ts'

export type ImportRun = Selectable<ImportRunTable>
export type ImportOutcome = Insertable<ImportOutcomeTable>

const OUTCOMES_PER_INSERT = 500

/** Opens a run for a file and returns its number. */
export async function beginImportRun(
  db: Db,
  file: { name: string; size: number },
  now: number,
): Promise<number> {
  const id = await takeNumbers(db, 'import_run', 1)
  await db
    .insertInto('import_runs')
    .values({
      id,
      file_name: file.name,
      file_size: file.size,
      state: 'running',
      imported: 0,
      updated: 0,
      unchanged: 0,
      duplicates: 0,
      suppressed: 0,
      errors: 0,
      failure_code: null,
      failure_details: null,
      started_at: now,
      finished_at: null,
      is_dry_run: 0,
      conflicts: 0,
      rows_total: null,
      file_path: null,
      account: null,
      job_id: null,
      undone_at: null,
    })
    .execute()
  return id
}

/** What a run knows about itself so far; the counts are the run's totals. */
export type ImportRunProgress = Partial<Omit<ImportRun, 'id' | 'file_name' | 'file_size' | 'started_at'>>

/** Sets a run's counts, state or failure. */
export async function updateImportRun(db: Db, id: number, progress: ImportRunProgress): Promise<void> {
  await db.updateTable('import_runs').set(progress).where('id', '=', id).execute()
}

export async function importRun(db: Db, id: number): Promise<ImportRun | undefined> {
  return db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Records what became of rows. A row number recorded already keeps its first outcome, so a resumed run may repeat itself. */
export async function recordOutcomes(db: Db, outcomes: readonly ImportOutcome[]): Promise<void> {
  for (const part of chunks(outcomes, OUTCOMES_PER_INSERT)) {
    await db
      .insertInto('import_outcomes')
      .values(part)
      .onConflict(conflict => conflict.columns(['run_id', 'row_number']).doNothing())
      .execute()
  }
}

/** The outcomes of one kind, in the order of the sheet, at most `limit`. */
export async function outcomesOf(
  db: Db,
  runId: number,
  outcome: ImportOutcomeTable['outcome'],
  limit: number,
): Promise<Selectable<ImportOutcomeTable>[]> {
  return db
    .selectFrom('import_outcomes')
    .selectAll()
    .where('run_id', '=', runId)
    .where('outcome', '=', outcome)
    .orderBy('row_number')
    .limit(limit)
    .execute()
}
