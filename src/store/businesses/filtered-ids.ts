import { sql } from 'kysely'
import type { ImportChange } from '#domain/business/admin-business.ts'
import type { Db } from '#store/store.ts'

/** A part of a list of businesses; a business may come several times. */
export interface IdsPart<Position> {
  readonly ids: readonly number[]
  /** Where the next part begins; undefined after the last one. */
  readonly next: Position | undefined
}

/** Read in some 3 ms. */
const ROWS_PER_PART = 2_000

export interface HistoryPosition {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly businessId: number
}

/** The businesses that were changed from a position in their history on and before an instant, without creations. */
export async function idsChangedBetween(
  db: Db,
  { at, businessId }: HistoryPosition,
  to: number,
): Promise<IdsPart<HistoryPosition>> {
  const rows = await db
    .selectFrom('history')
    .select(['at', 'business_id'])
    .where(sql<boolean>`(at, business_id) > (${at}, ${businessId})`)
    .where('at', '<', to)
    .where('kind', '!=', 'created')
    .orderBy('at')
    .orderBy('business_id')
    .limit(ROWS_PER_PART)
    .execute()
  const last = rows.length < ROWS_PER_PART ? undefined : rows.at(-1)
  return {
    ids: rows.map(row => Number(row.business_id)),
    next: last && { at: Number(last.at), businessId: Number(last.business_id) },
  }
}

/**
 * The businesses that an import created or changed; none of a dry run.
 * @param afterRow number of a row; 0 at first
 */
export async function idsOfImport(
  db: Db,
  runId: number,
  changes: readonly ImportChange[],
  afterRow: number,
): Promise<IdsPart<number>> {
  const rows = await db
    .selectFrom('import_outcomes')
    .innerJoin('import_runs', 'import_runs.id', 'import_outcomes.run_id')
    .select(['import_outcomes.row_number', 'import_outcomes.outcome', 'import_outcomes.business_id'])
    .where('import_outcomes.run_id', '=', runId)
    .where('import_outcomes.row_number', '>', afterRow)
    .where('import_runs.is_dry_run', '=', 0)
    .orderBy('import_outcomes.row_number')
    .limit(ROWS_PER_PART)
    .execute()
  const outcomes: readonly string[] = changes.map(change => OUTCOMES[change])
  return {
    ids: rows.flatMap(({ outcome, business_id: id }) =>
      id !== null && outcomes.includes(outcome) ? [Number(id)] : [],
    ),
    next: rows.length < ROWS_PER_PART ? undefined : rows.at(-1)?.row_number,
  }
}

const OUTCOMES = { new: 'imported', changed: 'updated' } as const
