import type { Origin } from '#domain/edit/merge-draft.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import type { ImportSearch } from '#domain/import/import-search.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { type Cause, type SavedDraft, saveDrafts } from '#services/businesses/save-drafts.ts'
import { lastNumber } from '#store/counters.ts'
import {
  countOutcomes,
  type ImportOutcome,
  lastRecordedRow,
  recordOutcomes,
  rowsByBusiness,
} from '#store/imports/import-outcomes.ts'
import { importRun, updateImportRun } from '#store/imports/import-runs.ts'
import { beginSearches, recordSightings } from '#store/imports/import-searches.ts'
import { type SuppressionList, suppressionList } from '#store/privacy/suppressions.ts'
import type { RowOutcome } from '#store/schema/import-tables.ts'
import { chunks } from '#store/statements.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { countsOf, countsWith, type RunCounts } from './import-counts.ts'
import type { ReadRow } from './read-row.ts'
import { type ReasonCounts, reasonCountsOf, reasonCountsWith, storedReasonCounts } from './reason-counts.ts'

export interface ImportRowsInput {
  readonly runId: number
  /** In the order of the sheet. */
  readonly rows: AsyncIterable<readonly ReadRow[]>
  readonly origin: Origin
  /** What is taken; everything by default. */
  readonly options?: ImportOptions
  /** The searches that rows name by their positions. */
  readonly searches?: readonly ImportSearch[]
  /** The account that imports. */
  readonly account?: string
  /** Its reason is thrown between two transactions. */
  readonly signal?: AbortSignal
  /** Called with the run's counts in the transaction that stores them. */
  readonly onStored?: (trx: Db, counts: RunCounts, reasonCounts: ReasonCounts) => Promise<void>
}

/** A transaction of this many rows lasts some 20 ms, so that other writers hardly wait. */
const ROWS_PER_TRANSACTION = 100

/** Stored within 20 ms, too. Files of some ten thousand rows have some hundred searches, but may have one a row. */
const SEARCHES_PER_TRANSACTION = 500

/**
 * Imports the rows of one file into the database and records one outcome for every row.
 * A batch of rows, their outcomes and the run's counts are one transaction, so a killed import leaves whole batches.
 * Rows that have an outcome are skipped, so the same rows may be given again to the same run.
 */
export async function importRows(deps: StoreDeps, input: ImportRowsInput): Promise<RunCounts> {
  const { db } = deps.store
  const recorded = await lastRecordedRow(db, input.runId)
  const suppressions = new CurrentSuppressions(deps.store.key)
  const run = await importRun(db, input.runId)
  const tally = new Tally(
    countsOf(await countOutcomes(db, input.runId), run?.conflicts ?? 0),
    reasonCountsOf(run ?? { reason_counts: null }),
    await rowsByBusiness(db, input.runId),
  )
  const searchIds: number[] = []
  for (const part of chunks(input.searches ?? [], SEARCHES_PER_TRANSACTION))
    searchIds.push(...(await deps.store.write(trx => beginSearches(trx, input.runId, part))))
  for await (const batch of input.rows) {
    const rows = batch.filter(row => row.rowNumber > recorded)
    for (let start = 0; start < rows.length; start += ROWS_PER_TRANSACTION) {
      input.signal?.throwIfAborted()
      await importBatch(
        deps,
        { ...input, searchIds },
        rows.slice(start, start + ROWS_PER_TRANSACTION),
        suppressions,
        tally,
      )
    }
  }
  return tally.counts
}

/** The outcome of a row. */
export interface RowWithOutcome {
  readonly row: ReadRow
  readonly outcome: RowOutcome
  readonly businessId: number | null
  /** Faults and warnings of the row. */
  readonly reasons: readonly RowFault[]
}

const OUTCOME_OF = {
  created: 'imported',
  updated: 'updated',
  unchanged: 'unchanged',
} as const satisfies Record<string, RowOutcome>

/** Says which earlier row of the file is about the same business. */
export function repeatsRow(rowNumber: number): RowFault {
  return { field: '', code: 'repeats_row', value: String(rowNumber) }
}

/** An outcome as it is recorded. */
export function recordOf(
  runId: number,
  { row, outcome, businessId, reasons }: RowWithOutcome,
): ImportOutcome {
  return {
    run_id: runId,
    row_number: row.rowNumber,
    outcome,
    business_id: businessId,
    ...(outcome === 'suppressed' ? UNNAMED : named(row, reasons)),
    changes: null,
  }
}

/** Whoever objected is not named by the report of a later import either. */
const UNNAMED = { name: null, place_id: null, reasons: null } as const

function named(row: ReadRow, reasons: readonly RowFault[]) {
  return {
    name: row.draft?.name ?? null,
    place_id: row.draft?.placeId ?? null,
    reasons: reasons.length === 0 ? null : JSON.stringify(reasons),
  }
}

async function importBatch(
  { store, now }: StoreDeps,
  {
    runId,
    origin,
    options,
    account,
    searchIds,
    onStored,
  }: ImportRowsInput & { readonly searchIds: readonly number[] },
  rows: readonly ReadRow[],
  suppressions: CurrentSuppressions,
  tally: Tally,
): Promise<void> {
  const cause: Cause = { runId, ...(account === undefined ? {} : { account }) }
  const stored = await store.write(async trx => {
    const suppressed = await suppressions.in(trx)
    const drafts = rows.flatMap(row => row.draft ?? [])
    const emptied = rows.filter(row => row.draft !== undefined).map(row => row.emptied ?? [])
    const taking = options === undefined ? {} : { options, emptied }
    const saved = await saveDrafts(trx, { drafts, origin, suppressed, cause, now: now(), ...taking })
    const outcomes = tally.outcomesOf(rows, saved)
    const counts = countsWith(tally.counts, outcomes)
    const reasonCounts = reasonCountsWith(tally.reasonCounts, outcomes)
    await recordOutcomes(
      trx,
      outcomes.map(outcome => recordOf(runId, outcome)),
    )
    await recordSightings(trx, sightingsIn(runId, outcomes, searchIds))
    await updateImportRun(trx, runId, { ...counts, reason_counts: storedReasonCounts(reasonCounts) })
    await onStored?.(trx, counts, reasonCounts)
    return { outcomes, counts, reasonCounts }
  })
  tally.add(stored)
}

/** Which businesses the rows saw by which search; also rows that changed nothing or repeat another. */
function sightingsIn(runId: number, outcomes: readonly RowWithOutcome[], searchIds: readonly number[]) {
  if (searchIds.length === 0) return []
  return outcomes.flatMap(({ row: { search }, businessId }) => {
    const searchId = search === undefined ? undefined : searchIds[search]
    return searchId === undefined || businessId === null
      ? []
      : [{ search_id: searchId, run_id: runId, business_id: businessId }]
  })
}

interface StoredBatch {
  readonly outcomes: readonly RowWithOutcome[]
  readonly counts: RunCounts
  readonly reasonCounts: ReasonCounts
}

/** The suppression list, read again when it grew: whoever objects during an import must not come back by its later rows. */
class CurrentSuppressions {
  readonly #key: SiteKey
  #list: SuppressionList | undefined
  #version = 0

  constructor(key: SiteKey) {
    this.#key = key
  }

  async in(trx: Db): Promise<SuppressionList> {
    const version = await lastNumber(trx, 'suppression')
    if (this.#list === undefined || version !== this.#version)
      this.#list = await suppressionList(trx, this.#key)
    this.#version = version
    return this.#list
  }
}

/** Counts of a run, and the businesses its rows were about. A batch is added only after it is committed. */
class Tally {
  counts: RunCounts
  reasonCounts: ReasonCounts
  /** The first row about each business. */
  readonly #mentioned: Map<number, number>

  constructor(counts: RunCounts, reasonCounts: ReasonCounts, mentioned: Map<number, number>) {
    this.counts = counts
    this.reasonCounts = reasonCounts
    this.#mentioned = mentioned
  }

  /** @param saved one for each row with a draft, in order */
  outcomesOf(rows: readonly ReadRow[], saved: readonly SavedDraft[]): RowWithOutcome[] {
    const inBatch = new Map<number, number>()
    let next = 0
    return rows.map(row => {
      const result = row.draft === undefined ? undefined : saved[next++]
      if (result === undefined) return { row, outcome: 'error', businessId: null, reasons: row.faults }
      const reasons = [...row.faults, ...result.notes]
      if (result.outcome === 'suppressed') return { row, outcome: 'suppressed', businessId: null, reasons }
      // A 'duplicate' row was not stored, so a later row of the same business is not its repetition.
      if (result.outcome === 'duplicate') return { row, outcome: 'duplicate', businessId: result.id, reasons }
      if (result.id === null)
        return { row, outcome: 'skipped', businessId: null, reasons: [...result.notes, ...row.faults] }
      const first = this.#mentioned.get(result.id) ?? inBatch.get(result.id)
      if (result.outcome === 'skipped') {
        inBatch.set(result.id, first ?? row.rowNumber)
        return first === undefined
          ? { row, outcome: 'skipped', businessId: result.id, reasons: [...result.notes, ...row.faults] }
          : { row, outcome: 'duplicate', businessId: result.id, reasons: [...row.faults, repeatsRow(first)] }
      }
      if (first !== undefined)
        return { row, outcome: 'duplicate', businessId: result.id, reasons: [...reasons, repeatsRow(first)] }
      inBatch.set(result.id, row.rowNumber)
      return { row, outcome: OUTCOME_OF[result.outcome], businessId: result.id, reasons }
    })
  }

  add({ outcomes, counts, reasonCounts }: StoredBatch): void {
    this.counts = counts
    this.reasonCounts = reasonCounts
    for (const { row, outcome, businessId } of outcomes) {
      if (businessId !== null && outcome !== 'duplicate') this.#mentioned.set(businessId, row.rowNumber)
    }
  }
}
