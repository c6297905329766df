import { sql } from 'kysely'
import type { ImportChange } from '#domain/business/admin-business.ts'
import { inBatches } from '#store/batches.ts'
import type { ImportOutcomeTable } from '#store/schema/import-tables.ts'
import type { Db } from '#store/store.ts'

/** Read in some 3 ms. */
const ROWS_PER_BATCH = 2_000

/**
 * The businesses that were changed in a span of time, without creations; one that was changed several times comes as often.
 * @param span milliseconds since 1970, without its end
 */
export async function idsChangedBetween(
  db: Db,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number[]> {
  const ids: number[] = []
  const batches = inBatches<{ at: number; business_id: number }>(last =>
    db
      .selectFrom('history')
      .select(['at', 'business_id'])
      .where(sql<boolean>`(at, business_id) > (${last?.at ?? from}, ${last?.business_id ?? 0})`)
      .where('at', '<', to)
      .where('kind', '!=', 'created')
      .orderBy('at')
      .orderBy('business_id')
      .limit(ROWS_PER_BATCH)
      .execute(),
  )
  for await (const rows of batches) for (const row of rows) ids.push(Number(row.business_id))
  return ids
}

/** The businesses that an import created or changed; none of a dry run. */
export async function idsOfImport(
  db: Db,
  runId: number,
  changes: readonly ImportChange[],
): Promise<number[]> {
  const outcomes: readonly string[] = changes.map(change => OUTCOMES[change])
  const ids: number[] = []
  const batches = inBatches<Pick<ImportOutcomeTable, 'row_number' | 'outcome' | 'business_id'>>(last =>
    db
      .selectFrom('import_outcomes')
      .innerJoin('import_runs', 'import_runs.id', 'import_outcomes.run_id')
      .select(['import_outcomes.row_number', 'import_outcomes.outcome', 'import_outcomes.business_id'])
      .where('import_outcomes.run_id', '=', runId)
      .where('import_outcomes.row_number', '>', last?.row_number ?? 0)
      .where('import_runs.is_dry_run', '=', 0)
      .orderBy('import_outcomes.row_number')
      .limit(ROWS_PER_BATCH)
      .execute(),
  )
  for await (const rows of batches)
    for (const { outcome, business_id: id } of rows)
      if (id !== null && outcomes.includes(outcome)) ids.push(Number(id))
  return ids
}

const OUTCOMES = { new: 'imported', changed: 'updated' } as const
