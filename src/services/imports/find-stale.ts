import { importRun } from '#store/imports/import-runs.ts'
import { searchesOfRun, searchesSharing } from '#store/imports/import-searches.ts'
import { advanceSearches, dropSeenAgain, rebuildSearches } from '#store/imports/stale-businesses.ts'
import { chunks } from '#store/statements.ts'
import type { Store } from '#store/store.ts'

/** A transaction of so many searches lasts some 20 ms. */
const SEARCHES_PER_TRANSACTION = 500

/**
 * Finds the businesses that an import did not see any more: earlier imports of the same search saw them, this newest one
 * did not, and no import since did by any other search. Imports without a search in their rows say nothing about that.
 * After an import was undone, its sightings do not count any more, and all its searches are worked out again.
 * Safe to repeat, so that a killed job may call it again.
 */
export async function findStale({ store }: { readonly store: Store }, runId: number): Promise<void> {
  const { db } = store
  const run = await importRun(db, runId)
  const searchIds = await searchesOfRun(db, runId)
  if (run === undefined || searchIds.length === 0) return
  const isUndone = run.undone_at !== null || run.partly_undone_at !== null
  const toRebuild = isUndone ? await searchesSharing(db, runId, searchIds) : []
  if (!isUndone) {
    for (const part of chunks(searchIds, SEARCHES_PER_TRANSACTION))
      toRebuild.push(...(await store.write(trx => advanceSearches(trx, runId, part))))
  }
  for (const part of chunks(toRebuild, SEARCHES_PER_TRANSACTION))
    await store.write(trx => rebuildSearches(trx, part))
  await store.write(dropSeenAgain)
}
