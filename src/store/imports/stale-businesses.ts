import type { Db } from '#store/store.ts'

/**
 * Makes a run the newest of some searches. What the newest one before saw, and neither this nor a later one by any
 * search, is stale from now on. Call it in a transaction.
 * @returns those of the searches that have a newer run already
 */
export async function advanceSearches(
  trx: Db,
  runId: number,
  searchIds: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .selectFrom('import_searches')
    .select(['id', 'newest_run_id'])
    .where('id', 'in', searchIds)
    .execute()
  const searches = rows.map(row => ({ id: Number(row.id), newest: Number(row.newest_run_id ?? 0) }))
  const known = searches.filter(({ newest }) => newest > 0 && newest < runId).map(({ id }) => id)
  if (known.length > 0) {
    const lost = unseenSince(trx, runId, known)
      .innerJoin('import_searches', 'import_searches.id', 'seen.search_id')
      .whereRef('seen.run_id', '=', 'import_searches.newest_run_id')
    await addStale(trx, lost)
  }
  await setNewest(
    trx,
    searches.filter(({ newest }) => newest < runId).map(({ id }) => id),
    runId,
  )
  return searches.filter(({ newest }) => newest > runId).map(({ id }) => id)
}

/** Works out some searches from all their sightings, as after an import was undone. Call it in a transaction. */
export async function rebuildSearches(trx: Db, searchIds: readonly number[]): Promise<void> {
  const rows = await trx
    .selectFrom('import_sightings')
    .select(({ fn }) => ['search_id', fn.max('run_id').as('run_id')])
    .where('search_id', 'in', searchIds)
    .where('run_id', 'in', countingRuns(trx))
    .groupBy('search_id')
    .execute()
  await trx.deleteFrom('stale_businesses').where('search_id', 'in', searchIds).execute()
  const known = new Set(rows.map(row => Number(row.search_id)))
  await setNewest(
    trx,
    searchIds.filter(id => !known.has(id)),
    null,
  )
  for (const [runId, group] of Map.groupBy(rows, row => Number(row.run_id))) {
    const ids = group.map(row => Number(row.search_id))
    await addStale(
      trx,
      unseenSince(trx, runId, ids)
        .where('seen.run_id', '<', runId)
        .where('seen.run_id', 'in', countingRuns(trx)),
    )
    await setNewest(trx, ids, runId)
  }
}

/** Takes out what an import saw again, by any search, since the newest one of its own search. Call it in a transaction. */
export async function dropSeenAgain(trx: Db): Promise<void> {
  await trx
    .deleteFrom('stale_businesses')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('import_sightings as later')
          .innerJoin('import_searches as search', join =>
            join.onRef('search.newest_run_id', '<=', 'later.run_id'),
          )
          .select('later.run_id')
          .whereRef('search.id', '=', 'stale_businesses.search_id')
          .whereRef('later.business_id', '=', 'stale_businesses.business_id')
          .where('later.run_id', 'in', countingRuns(trx)),
      ),
    )
    .execute()
}

/** The runs whose sightings count: finished, no dry runs, and nothing of them is undone. */
function countingRuns(db: Db) {
  return db
    .selectFrom('import_runs')
    .select('import_runs.id')
    .where('import_runs.state', '=', 'done')
    .where('import_runs.is_dry_run', '=', 0)
    .where('import_runs.undone_at', 'is', null)
    .where('import_runs.partly_undone_at', 'is', null)
}

/** Sightings of businesses that no import since a run has seen, by any search; with the last one that did. */
function unseenSince(trx: Db, runId: number, searchIds: readonly number[]) {
  return trx
    .selectFrom('import_sightings as seen')
    .select(['seen.search_id', 'seen.business_id'])
    .select(({ selectFrom }) =>
      selectFrom('import_sightings as last')
        .select(({ fn }) => fn.max('last.run_id').as('run_id'))
        .whereRef('last.business_id', '=', 'seen.business_id')
        .where('last.run_id', '<', runId)
        .where('last.run_id', 'in', countingRuns(trx))
        .as('run_id'),
    )
    .where('seen.search_id', 'in', searchIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_sightings as later')
            .select('later.run_id')
            .whereRef('later.business_id', '=', 'seen.business_id')
            .where('later.run_id', '>=', runId)
            .where('later.run_id', 'in', countingRuns(trx)),
        ),
      ),
    )
}

async function addStale(trx: Db, lost: ReturnType<typeof unseenSince>): Promise<void> {
  await trx
    .insertInto('stale_businesses')
    .columns(['search_id', 'business_id', 'run_id'])
    .expression(lost.distinct())
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function setNewest(trx: Db, searchIds: readonly number[], runId: number | null): Promise<void> {
  if (searchIds.length === 0) return
  await trx
    .updateTable('import_searches')
    .set({ newest_run_id: runId })
    .where('id', 'in', searchIds)
    .execute()
}
