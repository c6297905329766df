import type { Origin } from '#domain/edit/merge-draft.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import type { ImportSearch } from '#domain/import/import-search.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { DraftMatcher } from '#services/businesses/draft-matcher.ts'
import { previewDrafts, type SaveDraftsInput, saveDrafts } from '#services/businesses/save-drafts.ts'
import { lastNumber } from '#store/counters.ts'
import {
  countOutcomes,
  deleteOutcomes,
  lastRecordedRow,
  recordOutcomes,
  rowsByBusiness,
  saveChanges,
} from '#store/imports/import-outcomes.ts'
import { importRun, updateImportRun } from '#store/imports/import-runs.ts'
import { beginSearches, recordSightings } from '#store/imports/import-searches.ts'
import { type SuppressionList, suppressionList } from '#store/privacy/suppressions.ts'
import { chunks } from '#store/statements.ts'
import type { Db, Store, StoreDeps } from '#store/store.ts'
import { countsOf, isConflict, NO_COUNTS, type RunCounts } from './import-counts.ts'
import type { ReadRow } from './read-row.ts'
import { type ReasonCounts, reasonCountsOf, storedReasonCounts } from './reason-counts.ts'
import { outcomeRecord, type RowWithOutcome, Tally } from './row-outcomes.ts'
import { RowSample } from './row-sample.ts'

export interface ImportRowsInput {
  readonly runId: number
  /** Only records what the import would make of every row. */
  readonly isDryRun?: boolean
  /** In the order of the sheet. */
  readonly rows: AsyncIterable<readonly ReadRow[]>
  readonly origin: Origin
  /** What is taken; everything by default. */
  readonly options?: ImportOptions
  /** The searches that rows name by their positions. */
  readonly searches?: readonly ImportSearch[]
  /** The account that imports. */
  readonly account?: string | null
  /** Its reason is thrown between two transactions. */
  readonly signal?: AbortSignal | undefined
  /** Called with the run's counts in the transaction that stores them. */
  readonly onStored?: ((trx: Db, counts: RunCounts, reasonCounts: ReasonCounts) => Promise<void>) | undefined
}

/** A transaction of this many rows lasts some 20 ms, so that other writers hardly wait. */
const ROWS_PER_TRANSACTION = 100
/** One of a dry run stores outcomes only. With fewer rows storing 20,000 of them takes half as long again. */
const ROWS_PER_DRY_TRANSACTION = 500

/** Stored within 20 ms, too. Files of some ten thousand rows have some hundred searches, but may have one a row. */
const SEARCHES_PER_TRANSACTION = 500

/** Deleting this many small rows stays far below 50 ms. */
const OUTCOMES_PER_TRANSACTION = 5000

/**
 * Imports the rows of one file into the database and records one outcome for every row.
 * A batch of rows, their outcomes and the run's counts are one transaction, so a killed import leaves whole batches.
 * Rows that have an outcome are skipped, so the same rows may be given again to the same run.
 * A dry run applies the rows by the same rules, but keeps the businesses in memory: it stores the outcomes and nothing of
 * a business. So it starts again when it was killed.
 */
export async function importRows(deps: StoreDeps, input: ImportRowsInput): Promise<RunCounts> {
  const { store, now } = deps
  const { runId, isDryRun = false, signal, onStored } = input
  if (isDryRun) await startAgain(store, runId)
  const recorded = await lastRecordedRow(store.db, runId)
  const run = await importRun(store.db, runId)
  const tally = new Tally(
    countsOf(await countOutcomes(store.db, runId), run?.conflicts ?? 0),
    reasonCountsOf(run ?? { reason_counts: null }),
    await rowsByBusiness(store.db, runId),
  )
  const searchIds = isDryRun ? [] : await storedSearches(store, runId, input.searches ?? [])
  const suppressions = new CurrentSuppressions(store.key)
  const known = new DraftMatcher()
  const sample = new RowSample()

  const importBatch = async (rows: readonly ReadRow[]) => {
    const draftsFor = async (db: Db) => draftsOf(rows, input, await suppressions.in(db), now())
    // Outside of the transaction, which may be repeated.
    const previewed = isDryRun ? await previewDrafts(store.db, known, await draftsFor(store.db)) : undefined
    const batch = await store.write(async trx => {
      const saved = previewed ?? (await saveDrafts(trx, await draftsFor(trx)))
      const outcomes = tally.outcomesOf(rows, saved)
      const { counts, reasonCounts } = outcomes
      await recordOutcomes(
        trx,
        outcomes.rows.map(row => outcomeRecord(runId, row)),
      )
      await recordSightings(trx, sightingsIn(runId, outcomes.rows, searchIds))
      await updateImportRun(trx, runId, { ...counts, reason_counts: storedReasonCounts(reasonCounts) })
      await onStored?.(trx, counts, reasonCounts)
      return outcomes
    })
    tally.add(batch)
    for (const row of batch.rows) addToSample(sample, row)
  }

  for await (const read of input.rows) {
    const rows = read.filter(row => row.rowNumber > recorded)
    for (const batch of chunks(rows, isDryRun ? ROWS_PER_DRY_TRANSACTION : ROWS_PER_TRANSACTION)) {
      signal?.throwIfAborted()
      await importBatch(batch)
    }
  }
  if (isDryRun)
    await store.write(async trx => {
      for (const { rowNumber, changes } of sample.rows())
        await saveChanges(trx, runId, rowNumber, JSON.stringify(changes))
    })
  return tally.counts
}

function draftsOf(
  rows: readonly ReadRow[],
  { runId, origin, options, account = null }: ImportRowsInput,
  suppressed: SuppressionList,
  now: number,
): SaveDraftsInput {
  const stating = rows.filter(row => row.draft !== undefined)
  return {
    drafts: stating.flatMap(row => row.draft ?? []),
    emptied: stating.map(row => row.emptied ?? []),
    origin,
    suppressed,
    cause: { runId, ...(account !== null && { account }) },
    now,
    ...(options !== undefined && { options }),
  }
}

async function startAgain(store: Store, runId: number): Promise<void> {
  while (await store.write(trx => deleteOutcomes(trx, runId, OUTCOMES_PER_TRANSACTION)));
  await store.write(trx => updateImportRun(trx, runId, { ...NO_COUNTS, reason_counts: null }))
}

async function storedSearches(
  store: Store,
  runId: number,
  searches: readonly ImportSearch[],
): Promise<number[]> {
  const ids: number[] = []
  for (const part of chunks(searches, SEARCHES_PER_TRANSACTION))
    ids.push(...(await store.write(trx => beginSearches(trx, runId, part))))
  return ids
}

/** Which businesses the rows saw by which search; also rows that changed nothing or repeat another. */
function sightingsIn(runId: number, outcomes: readonly RowWithOutcome[], searchIds: readonly number[]) {
  return outcomes.flatMap(({ row: { search }, businessId }) => {
    const searchId = search === undefined ? undefined : searchIds[search]
    return searchId === undefined || businessId === null
      ? []
      : [{ search_id: searchId, run_id: runId, business_id: businessId }]
  })
}

function addToSample(sample: RowSample, { row, outcome, reasons, changes }: RowWithOutcome): void {
  if (changes === undefined) return
  if (outcome === 'updated' || isConflict(reasons)) sample.add(row.rowNumber, 'difference', changes)
  else if (outcome === 'imported') sample.add(row.rowNumber, 'new', changes)
}

/** The suppression list, read again when it grew: whoever objects during an import must not come back by its later rows. */
class CurrentSuppressions {
  readonly #key: SiteKey
  #list: SuppressionList | undefined
  #version = 0

  constructor(key: SiteKey) {
    this.#key = key
  }

  async in(db: Db): Promise<SuppressionList> {
    const version = await lastNumber(db, 'suppression')
    if (this.#list === undefined || version !== this.#version)
      this.#list = await suppressionList(db, this.#key)
    this.#version = version
    return this.#list
  }
}
