import type { StoredEntry } from '#domain/edit/undo.ts'
import type { Db } from '#store/store.ts'

/** Everything that happened to a business, newest first. */
export async function historyOf(db: Db, businessId: number): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => {
    const before = sideOf(row.before)
    const after = sideOf(row.after)
    return {
      id: Number(row.id),
      businessId: Number(row.business_id),
      at: Number(row.at),
      kind: row.kind,
      source: row.source,
      account: row.account,
      runId: row.run_id === null ? null : Number(row.run_id),
      changes: Object.keys({ ...before, ...after }).map(field => ({
        field,
        before: before[field] ?? null,
        after: after[field] ?? null,
      })),
    }
  })
}

/** Written only by `recordHistory`, so it is trusted. */
function sideOf(json: string | null): Record<string, unknown> {
  return json === null ? {} : (JSON.parse(json) as Record<string, unknown>)
}
