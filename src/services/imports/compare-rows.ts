import { BOOKKEEPING_FIELDS, type FactChange } from '#domain/business/history.ts'
import { changedFacts, knownFacts, type Origin } from '#domain/edit/merge-draft.ts'
import { DEFAULT_IMPORT_OPTIONS, type ImportOptions } from '#domain/import/import-options.ts'
import {
  type AppliedDraft,
  DraftMatcher,
  dropDetails,
  mergedNote,
  type PendingBusiness,
  type SkippedDraft,
} from '#services/businesses/draft-matcher.ts'
import { findMatches, keysOfDrafts } from '#services/businesses/find-matches.ts'
import { categorizeDraft } from '#services/categories/categorize-draft.ts'
import { isSuppressed } from '#services/privacy/suppressions.ts'
import { categoryRules } from '#store/categories/category-rules.ts'
import { dropOutcomes, recordOutcomes, saveChanges } from '#store/imports/import-outcomes.ts'
import { updateImportRun } from '#store/imports/import-runs.ts'
import { type SuppressionList, suppressionList } from '#store/privacy/suppressions.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { countsWith, isConflict, NO_COUNTS, type RunCounts } from './import-counts.ts'
import { type RowWithOutcome, recordOf, repeatsRow } from './import-rows.ts'
import type { ReadRow } from './read-row.ts'
import { type ReasonCounts, reasonCountsWith, storedReasonCounts } from './reason-counts.ts'
import { RowSample } from './row-sample.ts'

export interface CompareRowsInput {
  readonly runId: number
  /** In the order of the sheet. */
  readonly rows: AsyncIterable<readonly ReadRow[]>
  readonly origin: Origin
  /** What is taken; everything by default. */
  readonly options?: ImportOptions
  /** Its reason is thrown between two batches. */
  readonly signal?: AbortSignal
  /** Called with the run's counts in the transaction that records them. */
  readonly onCompared?: (trx: Db, counts: RunCounts, reasonCounts: ReasonCounts) => Promise<void>
}

/** Deleting this many small rows stays far below 50 ms. */
const OUTCOMES_PER_DROP = 5000

/**
 * Records what an import would make of every row, and stores nothing else: no business, no number of one.
 * The rows are applied one after the other by the importer's own rules, to what is stored now and to what the rows
 * before would have made of it; so the counts are those of the import itself.
 * A run that was interrupted starts again: its outcomes are deleted first.
 */
export async function compareRows({ store, now }: StoreDeps, input: CompareRowsInput): Promise<RunCounts> {
  while (await store.write(trx => dropOutcomes(trx, input.runId, OUTCOMES_PER_DROP)));
  const comparison = new Comparison(store.db, input, await suppressionList(store.db, store.key), now)
  for await (const rows of input.rows) {
    input.signal?.throwIfAborted()
    const outcomes = await comparison.take(rows)
    await store.write(async trx => {
      await recordOutcomes(
        trx,
        outcomes.map(outcome => recordOf(input.runId, outcome)),
      )
      await updateImportRun(trx, input.runId, {
        ...comparison.counts,
        reason_counts: storedReasonCounts(comparison.reasonCounts),
      })
      await input.onCompared?.(trx, comparison.counts, comparison.reasonCounts)
    })
  }
  await store.write(async trx => {
    for (const { rowNumber, changes } of comparison.sample.rows())
      await saveChanges(trx, input.runId, rowNumber, JSON.stringify(changes))
  })
  return comparison.counts
}

/** Compares the rows of one file with the database, in memory. */
class Comparison {
  counts: RunCounts = NO_COUNTS
  reasonCounts: ReasonCounts = new Map()
  readonly sample = new RowSample()
  readonly #db: Db
  readonly #origin: Origin
  readonly #options: ImportOptions
  readonly #suppressed: SuppressionList
  readonly #now: () => number
  readonly #known = new DraftMatcher()
  /** With the first row about each. */
  readonly #mentioned = new Map<PendingBusiness, number>()
  /** Those of the present batch. */
  readonly #taken: PendingBusiness[] = []

  constructor(
    db: Db,
    { origin, options = DEFAULT_IMPORT_OPTIONS }: CompareRowsInput,
    suppressed: SuppressionList,
    now: () => number,
  ) {
    this.#db = db
    this.#origin = origin
    this.#options = options
    this.#suppressed = suppressed
    this.#now = now
  }

  async take(rows: readonly ReadRow[]): Promise<RowWithOutcome[]> {
    const rules = await categoryRules(this.#db)
    const { stored, merged } = await findMatches(this.#db, keysOfDrafts(rows.flatMap(row => row.draft ?? [])))
    for (const business of stored) {
      // A business that an earlier row changed is not as it is stored.
      if (!this.#known.has(business.business.id)) this.#known.add(business)
    }
    const outcomes = rows.map((row): RowWithOutcome => {
      const { draft } = row
      if (draft === undefined) return { row, outcome: 'error', businessId: null, reasons: row.faults }
      if (isSuppressed(draft, this.#suppressed))
        return { row, outcome: 'suppressed', businessId: null, reasons: row.faults }
      const winner = this.#known.mergedInto(draft, merged)
      if (winner !== undefined) {
        const reasons = [...row.faults, mergedNote(winner)]
        return { row, outcome: 'duplicate', businessId: winner, reasons }
      }
      const taking = { options: this.#options, emptied: row.emptied ?? [] }
      const placed = categorizeDraft(draft, this.#origin.source, rules)
      const applied = this.#known.apply(placed.draft, this.#origin, this.#now(), taking)
      return this.#outcomeOf(row, { ...applied, notes: [...placed.notes, ...applied.notes] })
    })
    this.#taken.splice(0).forEach(dropDetails)
    this.counts = countsWith(this.counts, outcomes)
    this.reasonCounts = reasonCountsWith(this.reasonCounts, outcomes)
    return outcomes
  }

  #outcomeOf(row: ReadRow, taken: AppliedDraft | SkippedDraft): RowWithOutcome {
    if (taken.outcome === 'skipped') return this.#skipped(row, taken)
    const { known, notes } = taken
    const reasons = [...row.faults, ...notes]
    const businessId = known.before?.id ?? null
    if (taken.outcome === 'duplicate') return { row, outcome: 'duplicate', businessId, reasons }
    const first = this.#mentioned.get(known)
    this.#taken.push(known)
    if (first !== undefined)
      return { row, outcome: 'duplicate', businessId, reasons: [...reasons, repeatsRow(first)] }
    this.#mentioned.set(known, row.rowNumber)
    const changes = shownChanges(taken)
    if (taken.outcome === 'updated' || isConflict(notes))
      this.sample.add(row.rowNumber, 'difference', changes)
    else if (taken.outcome === 'created') this.sample.add(row.rowNumber, 'new', changes)
    const outcome = taken.outcome === 'created' ? 'imported' : taken.outcome
    return { row, outcome, businessId, reasons }
  }

  #skipped(row: ReadRow, { known, notes }: SkippedDraft): RowWithOutcome {
    const businessId = known?.before?.id ?? null
    const first = known === null ? undefined : this.#mentioned.get(known)
    if (first !== undefined)
      return { row, outcome: 'duplicate', businessId, reasons: [...row.faults, repeatsRow(first)] }
    if (known !== null) this.#mentioned.set(known, row.rowNumber)
    return { row, outcome: 'skipped', businessId, reasons: [...notes, ...row.faults] }
  }
}

function shownChanges({ before, known, contradicted }: AppliedDraft): FactChange[] {
  const changes = before === null ? knownFacts(known.business) : changedFacts(before, known.business)
  return [...contradicted, ...changes].filter(({ field }) => !BOOKKEEPING_FIELDS.has(field))
}
