import type { FactChange } from '#domain/business/history.ts'
import { changedFacts, withFacts } from '#domain/edit/merge-draft.ts'
import { KEPT_FACTS, note, type StoredEntry, UNDONE_FACT } from '#domain/edit/undo.ts'
import { withoutRun } from '#domain/edit/undo-run.ts'
import { DomainError } from '#domain/errors.ts'
import { rowKeysOf } from '#services/businesses/row-keys.ts'
import { saveBusiness } from '#services/businesses/save-business.ts'
import { recordAudit } from '#store/audit.ts'
import { updateBusiness } from '#store/businesses/businesses.ts'
import { removeWithoutTrace } from '#store/businesses/demo-businesses.ts'
import { recordHistory } from '#store/businesses/history.ts'
import { addOldSlug, removeOldSlug } from '#store/businesses/old-slugs.ts'
import { lastNumber, takeNumbers } from '#store/counters.ts'
import { importRun, updateImportRun } from '#store/imports/import-runs.ts'
import { jobById, saveJobProgress } from '#store/jobs/jobs.ts'
import { chunks } from '#store/statements.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { touchesOf } from './check-undo.ts'
import { findStale } from './find-stale.ts'
import { judgeUndo, type UndoVerdict } from './judge-undo.ts'

export interface UndoImportDeps extends StoreDeps {
  /** Waits until the search index has caught up with the database. */
  readonly indexed: (signal?: AbortSignal) => Promise<void>
}

export interface UndoImportInput {
  readonly runId: number
  readonly jobId: number
  /** The account that undoes it. */
  readonly account: string | null
  readonly signal: AbortSignal
}

export interface UndoCounts {
  /** Businesses that the import had created: removed, with their addresses free. */
  readonly removed: number
  /** Businesses with their former facts. */
  readonly restored: number
  /** Businesses of which only some facts went back; counted among the kept ones, too. */
  readonly partly: number
  /** Businesses in which something of the import stays. */
  readonly kept: number
}

export interface UndoSummary extends UndoCounts {
  readonly runId: number
}

/** A transaction of this many businesses lasts some 20 ms. */
const BUSINESSES_PER_TRANSACTION = 100

/**
 * Undoes an import as far as nothing newer stands against it. A business that it created is removed, if nobody touched
 * it since. A business that it changed gets its former facts back, with their sources: all of them, or, where something
 * newer changed or locked some, those that are independent of these (an address stays or goes back as a whole; see
 * undo-run.ts). What was done since and then undone, a later import for example, does not count. Everything else stays
 * as it is; judge-undo.ts says why, and a later undo takes what has become free by then.
 * Each business is judged in the transaction that changes it, so a change during the undo only keeps its own business.
 * After a crash it continues: what went back has nothing left to undo.
 * Throws import_not_undoable for a dry run, import_unknown, and the signal's reason; what went back until then stays so.
 */
export async function undoImport(deps: UndoImportDeps, input: UndoImportInput): Promise<UndoSummary> {
  const { store, now } = deps
  const { runId, jobId, signal } = input
  const run = await importRun(store.db, runId)
  if (run === undefined) throw new DomainError('import_unknown', { id: runId })
  if (run.is_dry_run === 1) throw new DomainError('import_not_undoable')
  const job = await jobById(store.db, jobId)
  const before = { ...NO_COUNTS, ...job?.progress?.counts }
  const isDone = run.undone_at !== null || job?.progress?.phase === 'indexing'
  const counts = isDone ? before : await undoAll(deps, input, before)
  await findStale(deps, runId)
  await deps.indexed(signal)
  const done = undoneIn(counts) + counts.kept
  await store.write(trx =>
    saveJobProgress(trx, jobId, { phase: 'indexing', done, total: done, counts: { ...counts } }, now()),
  )
  return { runId, ...counts }
}

const NO_COUNTS: UndoCounts = { removed: 0, restored: 0, partly: 0, kept: 0 }

/** @param before what earlier attempts of the same job did */
async function undoAll(
  { store, now }: UndoImportDeps,
  input: UndoImportInput,
  before: UndoCounts,
): Promise<UndoCounts> {
  const { runId, jobId, signal } = input
  const touches = await touchesOf(store.db, runId)
  // What the run created is gone before a changed business gets back a place id that it may have.
  const batches = [true, false].flatMap(isCreated =>
    chunks(
      touches.flatMap(touch => (touch.isCreated === isCreated ? [touch.id] : [])),
      BUSINESSES_PER_TRANSACTION,
    ),
  )
  const progressOf = (phase: string, done: number, counts: UndoCounts) => ({
    phase,
    done,
    total: touches.length,
    counts: { ...counts },
  })
  // What stays is judged again by each attempt.
  let counts: UndoCounts = { ...before, kept: 0 }
  let done = 0
  try {
    for (const batch of batches) {
      signal.throwIfAborted()
      const next = await store.write(async trx => {
        const sum = await undoBatch(trx, batch, input, counts, now())
        await saveJobProgress(trx, jobId, progressOf('undoing', done + batch.length, sum), now())
        const run = await importRun(trx, runId)
        await updateImportRun(trx, runId, {
          partly_undone_at: now(),
          undone_businesses: (run?.undone_businesses ?? 0) + undoneIn(sum) - undoneIn(counts),
          // Also true of an undo that ends here.
          kept_businesses: sum.kept + touches.length - done - batch.length,
        })
        return sum
      })
      counts = next
      done += batch.length
    }
  } catch (error) {
    if (signal.aborted) await store.write(trx => noteInAudit(trx, input, counts, now()))
    throw error
  }
  await store.write(async trx => {
    if (counts.kept === 0)
      await updateImportRun(trx, runId, { undone_at: now(), partly_undone_at: null, kept_businesses: 0 })
    await noteInAudit(trx, input, counts, now())
    await saveJobProgress(trx, jobId, progressOf('indexing', touches.length, counts), now())
  })
  return counts
}

function undoneIn({ removed, restored }: UndoCounts): number {
  return removed + restored
}

async function noteInAudit(
  trx: Db,
  { runId, account }: UndoImportInput,
  counts: UndoCounts,
  now: number,
): Promise<void> {
  await recordAudit(trx, {
    account: account ?? 'system',
    action: 'import.undone',
    subject: String(runId),
    details: { undone: undoneIn(counts), ...counts },
    now,
  })
}

async function undoBatch(
  trx: Db,
  ids: readonly number[],
  input: UndoImportInput,
  counts: UndoCounts,
  now: number,
): Promise<UndoCounts> {
  const sum = { ...counts }
  const verdicts = await judgeUndo(trx, { runId: input.runId, ids, removedBefore: NOBODY })
  // First, because one of them may have the place id that another one gets back.
  const removed = verdicts.filter(verdict => verdict.kind === 'removed')
  await removeCreated(trx, removed, input, now)
  sum.removed += removed.length
  for (const verdict of verdicts) {
    if (verdict.kind === 'kept') sum.kept++
    if (verdict.kind !== 'restored') continue
    if (verdict.isUntouched) await restoreAll(trx, verdict, input, now)
    else await restoreSome(trx, verdict, input, now)
    if (verdict.kept === null) sum.restored++
    else {
      sum.kept++
      sum.partly++
    }
  }
  return sum
}

const NOBODY: ReadonlySet<number> = new Set()

type Removed = Extract<UndoVerdict, { kind: 'removed' }>
type Restored = Extract<UndoVerdict, { kind: 'restored' }>

async function removeCreated(
  trx: Db,
  removed: readonly Removed[],
  input: UndoImportInput,
  now: number,
): Promise<void> {
  if (removed.length === 0) return
  const ids = removed.map(({ record }) => record.business.id)
  await removeWithoutTrace(trx, ids, now)
  const firstChange = (await lastNumber(trx, 'change')) - ids.length + 1
  await recordHistory(
    trx,
    removed.map(({ record, entries }, index) => ({
      ...noteOf(input, now),
      businessId: record.business.id,
      changes: [undoneEntry(entries, input)],
      change: firstChange + index,
    })),
  )
}

/** The business exactly as it was before the run: also its address, and the sources of its facts. */
async function restoreAll(
  trx: Db,
  { record, entries }: Restored,
  input: UndoImportInput,
  now: number,
): Promise<void> {
  const { business } = record
  // Newest first, so that the oldest entry, which has the facts before the run, is applied last.
  const before = Object.fromEntries(
    entries
      .filter(({ runId, kind }) => runId === input.runId && kind !== 'undone')
      .flatMap(({ changes }) => changes.map(change => [change.field, change.before])),
  )
  const restored = withFacts(business, before, now)
  const change = await takeNumbers(trx, 'change', 1)
  await updateBusiness(trx, restored, rowKeysOf(restored, change))
  const urlSlug = `${restored.citySlug}/${restored.slug}`
  if (urlSlug !== record.urlSlug) {
    await removeOldSlug(trx, urlSlug)
    await addOldSlug(trx, record.urlSlug, business.id, now)
  }
  await recordHistory(trx, [
    {
      ...noteOf(input, now),
      businessId: business.id,
      changes: [...changedFacts(business, restored), undoneEntry(entries, input)],
      change,
    },
  ])
}

/** Some facts as they were before the run; what something newer says of the business stays. */
async function restoreSome(
  trx: Db,
  { record, entries, facts, keptFacts }: Restored,
  input: UndoImportInput,
  now: number,
): Promise<void> {
  const { runId } = input
  const back = withoutRun(record.business, entries, { runId, facts }, now)
  const { kind, source, account } = noteOf(input, now)
  await saveBusiness(trx, record, back, {
    kind,
    source,
    account,
    runId,
    now,
    notes: [
      undoneEntry(entries, input),
      ...(keptFacts.length === 0 ? [] : [note(KEPT_FACTS, null, keptFacts)]),
    ],
  })
}

function noteOf({ runId, account }: UndoImportInput, now: number) {
  return { kind: 'undone', source: 'administrator', account, runId, now } as const
}

/** Which entry was undone: the run's last one about the business stands for all of them. */
function undoneEntry(entries: readonly StoredEntry[], { runId }: UndoImportInput): FactChange {
  const last = entries.find(entry => entry.runId === runId && entry.kind !== 'undone')
  return note(UNDONE_FACT, null, last?.id ?? null)
}
