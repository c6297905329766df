import type { CompiledQuery, Selectable } from 'kysely'
import type { ImportChange } from '#domain/business/admin-business.ts'
import type { BusinessTable } from '#store/businesses/business-row.ts'
import type { Db } from '#store/store.ts'

const COLUMNS = [
  ...(['id', 'change', 'name', 'name_sort', 'category', 'category_slug', 'category_group'] as const),
  ...(['street', 'postal_code', 'city', 'city_slug', 'state', 'country_code', 'full_address'] as const),
  ...(['phone', 'place_id', 'rating', 'review_count', 'source', 'url_slug'] as const),
  ...(['is_hidden', 'removed_at', 'created_at', 'updated_at'] as const),
] as const

/** What the administrator's table needs of a stored business, removed or not. */
export type TableRow = Pick<Selectable<BusinessTable>, (typeof COLUMNS)[number]>

/** Runs a query and gives each row as the list of its values: for hundreds of thousands half the time of objects. */
export type ReadLists = (query: CompiledQuery) => readonly (readonly unknown[])[]

/** The next businesses by id, at most `limit`; fewer mean that there are no more. */
export function rowsAfterId(db: Db, read: ReadLists, id: number, limit: number): TableRow[] {
  const query = db.selectFrom('businesses').select(COLUMNS).where('id', '>', id).orderBy('id').limit(limit)
  return read(query.compile()).map(rowOf)
}

/** The next businesses by change, at most `limit`; fewer mean that there are no more. */
export function rowsAfterChange(db: Db, read: ReadLists, change: number, limit: number): TableRow[] {
  const query = db
    .selectFrom('businesses')
    .select(COLUMNS)
    .where('change', '>', change)
    .orderBy('change')
    .limit(limit)
  return read(query.compile()).map(rowOf)
}

/** The businesses that were changed between two instants; their creation does not count. */
export async function idsChangedBetween(db: Db, from: number, to: number): Promise<number[]> {
  const rows = await db
    .selectFrom('history')
    .select('business_id')
    .distinct()
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('kind', '!=', 'created')
    .execute()
  return rows.map(row => Number(row.business_id))
}

/** The businesses that an import created or changed; none of a dry run. */
export async function idsOfImport(
  db: Db,
  runId: number,
  changes: readonly ImportChange[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('import_outcomes')
    .innerJoin('import_runs', 'import_runs.id', 'import_outcomes.run_id')
    .select('import_outcomes.business_id')
    .where('import_outcomes.run_id', '=', runId)
    .where('import_runs.is_dry_run', '=', 0)
    .where(
      'import_outcomes.outcome',
      'in',
      changes.map(change => OUTCOMES[change]),
    )
    .execute()
  return rows.flatMap(({ business_id: id }) => (id === null ? [] : [Number(id)]))
}

const OUTCOMES = { new: 'imported', changed: 'updated' } as const

/** Objects whose properties are set in the same order share one shape, which makes reading them fast. */
function rowOf(list: readonly unknown[]): TableRow {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < COLUMNS.length; at++) row[COLUMNS[at] ?? ''] = list[at]
  // The query that made the list selects COLUMNS.
  return row as unknown as TableRow
}
