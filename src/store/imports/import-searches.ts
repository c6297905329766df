import type { Insertable } from 'kysely'
import type { ImportSearch } from '#domain/import/import-search.ts'
import { takeNumbers } from '#store/counters.ts'
import type { ImportSightingTable } from '#store/schema/import-tables.ts'
import { chunks, insertRows } from '#store/statements.ts'
import type { Db } from '#store/store.ts'

/**
 * Stores the searches of a file, and that a run has rows of them. Safe to repeat. Call it in a transaction.
 * @returns their numbers, in order
 */
export async function beginSearches(
  trx: Db,
  runId: number,
  searches: readonly ImportSearch[],
): Promise<number[]> {
  const ids = await searchIds(trx, searches)
  const missing = searches.filter(({ key }) => !ids.has(key))
  if (missing.length > 0) {
    const firstId = await takeNumbers(trx, 'import_search', missing.length)
    const rows = missing.map(({ key, words, place }, index) => ({
      id: firstId + index,
      key,
      words,
      place,
      newest_run_id: null,
    }))
    await insertRows(trx, 'import_searches', rows, part => trx.insertInto('import_searches').values(part))
    for (const { key, id } of rows) ids.set(key, id)
  }
  const found = searches.map(({ key }) => ids.get(key) ?? 0)
  const runs = found.map(id => ({ run_id: runId, search_id: id }))
  await insertRows(trx, 'import_search_runs', runs, part =>
    trx
      .insertInto('import_search_runs')
      .values(part)
      .onConflict(conflict => conflict.doNothing()),
  )
  return found
}

/** Records which businesses a run saw by which search; one that it saw before counts once. */
export async function recordSightings(
  trx: Db,
  sightings: readonly Insertable<ImportSightingTable>[],
): Promise<void> {
  await insertRows(trx, 'import_sightings', sightings, part =>
    trx
      .insertInto('import_sightings')
      .values(part)
      .onConflict(conflict => conflict.doNothing()),
  )
}

/** The searches that a run has rows of. */
export async function searchesOfRun(db: Db, runId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('import_search_runs')
    .select('search_id')
    .where('run_id', '=', runId)
    .orderBy('search_id')
    .execute()
  return rows.map(row => Number(row.search_id))
}

/** Every search that ever found one of the businesses that a run found by some of its searches. */
export async function searchesSharing(
  db: Db,
  runId: number,
  searchIds: readonly number[],
): Promise<number[]> {
  const found = new Set<number>()
  for (const part of chunks(searchIds)) {
    const rows = await db
      .selectFrom('import_sightings as seen')
      .innerJoin('import_sightings as other', 'other.business_id', 'seen.business_id')
      .select('other.search_id')
      .distinct()
      .where('seen.search_id', 'in', part)
      .where('seen.run_id', '=', runId)
      .execute()
    for (const row of rows) found.add(Number(row.search_id))
  }
  return [...found].sort((a, b) => a - b)
}

async function searchIds(db: Db, searches: readonly ImportSearch[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  if (!(await hasAny(db))) return ids
  for (const part of chunks(searches)) {
    const rows = await db
      .selectFrom('import_searches')
      .select(['id', 'key'])
      .where(
        'key',
        'in',
        part.map(({ key }) => key),
      )
      .execute()
    for (const row of rows) ids.set(row.key, Number(row.id))
  }
  return ids
}

/** Before the first import with searches, there is nothing to look up. */
async function hasAny(db: Db): Promise<boolean> {
  return (await db.selectFrom('import_searches').select('id').limit(1).executeTakeFirst()) !== undefined
}
