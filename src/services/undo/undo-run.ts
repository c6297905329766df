import type { FactChange, RunRef } from '#domain/business/history.ts'
import {
  isOfRun,
  KEPT_FACTS,
  note,
  noteIn,
  REASON_FACT,
  REMOVED_FACT,
  type StoredEntry,
  UNDONE_FACT,
} from '#domain/edit/entry-facts.ts'
import { changedFacts, withFacts } from '#domain/edit/merge-draft.ts'
import { withoutRun } from '#domain/edit/undo-run.ts'
import { DomainError } from '#domain/errors.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { removeFor } from '#services/businesses/remove-business.ts'
import { restoreFor } from '#services/businesses/restore-business.ts'
import { keysAfterEdit, rowKeysOf } from '#services/businesses/row-keys.ts'
import { saveBusiness } from '#services/businesses/save-business.ts'
import { findStale } from '#services/imports/find-stale.ts'
import { recordAudit } from '#store/audit.ts'
import { existingBulkEdit } from '#store/bulk-edits/bulk-edits.ts'
import { updateBusinesses } from '#store/businesses/businesses.ts'
import { removeWithoutTrace } from '#store/businesses/demo-businesses.ts'
import { recordHistory } from '#store/businesses/history.ts'
import { addOldSlug, removeOldSlug } from '#store/businesses/old-slugs.ts'
import { lastNumber, takeNumbers } from '#store/counters.ts'
import { existingRun } from '#store/imports/import-runs.ts'
import { jobById, saveJobProgress } from '#store/jobs/jobs.ts'
import { chunks } from '#store/statements.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { notePartlyUndone, noteUndone } from '#store/undone-runs.ts'
import { touchesOf } from './check-undo.ts'
import { judgeUndo, type UndoVerdict } from './judge-undo.ts'

export interface UndoRunDeps extends StoreDeps {
  /** Waits until the search index has caught up with the database. */
  readonly indexed: (signal?: AbortSignal) => Promise<void>
}

export interface UndoRunInput {
  readonly run: RunRef
  readonly jobId: number
  /** The account that undoes it. */
  readonly account: string | null
  readonly signal: AbortSignal
}

export interface UndoCounts {
  /** Businesses that the run had created or restored: removed again. */
  readonly removed: number
  /** Businesses with their former facts, and those that the run had removed. */
  readonly restored: number
  /** Businesses of which only some facts went back; counted among the kept ones, too. */
  readonly partly: number
  /** Businesses in which something of the run stays. */
  readonly kept: number
}

/** A transaction of this many businesses lasts some 20 ms. */
const BUSINESSES_PER_TRANSACTION = 100

/**
 * Undoes a run as far as nothing newer stands against it. A business that it created or restored is removed, and one that
 * it removed is restored, if nobody touched it since. A business that it changed gets its former facts back, with their
 * sources and locks: all of them, or, where something newer changed or locked some, those that are independent of these
 * (an address stays or goes back as a whole; see undo-run.ts of the domain). What was done since and then undone, a later
 * import for example, does not count. Everything else stays as it is; judge-undo.ts says why, and a later undo takes what
 * has become free by then.
 * Each business is judged in the transaction that changes it, so a change during the undo only keeps its own business.
 * After a crash it continues: what went back has nothing left to undo.
 * After an import was undone, what its searches no longer have is found anew.
 * Throws import_not_undoable for a dry run, import_unknown, bulk_edit_unknown, and the signal's reason; what went back until
 * then stays so.
 */
export async function undoRun(deps: UndoRunDeps, input: UndoRunInput): Promise<UndoCounts> {
  const { store, now } = deps
  const { run, jobId, signal } = input
  const job = await jobById(store.db, jobId)
  const before = { ...NO_COUNTS, ...job?.progress?.counts }
  const isDone = (await isUndone(store.db, run)) || job?.progress?.phase === 'indexing'
  const counts = isDone ? before : await undoAll(deps, input, before)
  if (run.kind === 'import') await findStale(deps, run.id)
  await deps.indexed(signal)
  const done = undoneIn(counts) + counts.kept
  await store.write(trx =>
    saveJobProgress(trx, jobId, { phase: 'indexing', done, total: done, counts: { ...counts } }, now()),
  )
  return counts
}

/** Whether all of a run was undone by an earlier attempt. */
async function isUndone(db: Db, { kind, id }: RunRef): Promise<boolean> {
  if (kind === 'bulk-edit') return (await existingBulkEdit(db, id)).undone_at !== null
  const { is_dry_run, undone_at } = await existingRun(db, id)
  if (is_dry_run === 1) throw new DomainError('import_not_undoable')
  return undone_at !== null
}

/** Businesses that went back, also in part. */
function undoneIn({ removed, restored }: UndoCounts): number {
  return removed + restored
}

const NO_COUNTS: UndoCounts = { removed: 0, restored: 0, partly: 0, kept: 0 }

/** @param before what earlier attempts of the same job did */
async function undoAll(
  { store, now }: UndoRunDeps,
  input: UndoRunInput,
  before: UndoCounts,
): Promise<UndoCounts> {
  const { run, jobId, signal } = input
  const touches = await touchesOf(store.db, run)
  // What goes is gone before a changed business gets back a place id that it may have.
  const batches = [true, false].flatMap(isAdded =>
    chunks(
      touches.flatMap(touch => (touch.isAdded === isAdded ? [touch.id] : [])),
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
        const sum = await undoBatch(trx, batch, { ...input, key: store.key }, counts, now())
        await saveJobProgress(trx, jobId, progressOf('undoing', done + batch.length, sum), now())
        await notePartlyUndone(trx, run, {
          undone: undoneIn(sum) - undoneIn(counts),
          // Also true of an undo that ends here.
          kept: sum.kept + touches.length - done - batch.length,
          now: now(),
        })
        return sum
      })
      counts = next
      done += batch.length
    }
  } catch (error) {
    if (signal.aborted) await store.write(trx => auditUndo(trx, input, counts, now()))
    throw error
  }
  await store.write(async trx => {
    if (counts.kept === 0) await noteUndone(trx, run, now())
    await auditUndo(trx, input, counts, now())
    await saveJobProgress(trx, jobId, progressOf('indexing', touches.length, counts), now())
  })
  return counts
}

async function auditUndo(
  trx: Db,
  { run, account }: UndoRunInput,
  counts: UndoCounts,
  now: number,
): Promise<void> {
  await recordAudit(trx, {
    account: account ?? 'system',
    action: run.kind === 'import' ? 'import.undone' : 'bulk.undone',
    subject: String(run.id),
    details: { undone: undoneIn(counts), ...counts },
    now,
  })
}

/** The key hashes what is stored on the suppression list. */
type KeyedUndo = UndoRunInput & { readonly key: SiteKey }

async function undoBatch(
  trx: Db,
  ids: readonly number[],
  input: KeyedUndo,
  counts: UndoCounts,
  now: number,
): Promise<UndoCounts> {
  const sum = { ...counts }
  const verdicts = await judgeUndo(trx, { run: input.run, ids, removedBefore: NOBODY })
  // First, because one of them may have the place id that another one gets back.
  const removed = verdicts.filter(verdict => verdict.kind === 'removed')
  await removeAll(trx, removed, input, now)
  sum.removed += removed.length
  for (const verdict of verdicts) {
    if (verdict.kind === 'kept') sum.kept++
    if (verdict.kind === 'returned') {
      await restoreFor(trx, verdict.record, {
        ...noteOf(input, now),
        notes: [undoneEntry(verdict.entries, input)],
      })
      sum.restored++
    }
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

/** Those that the run created, and those that were removed without a trace before it restored them, leave none. */
async function removeAll(trx: Db, removed: readonly Removed[], input: KeyedUndo, now: number): Promise<void> {
  const traceless: Removed[] = []
  for (const verdict of removed) {
    const { record, entries, isCreated } = verdict
    const restored = entries.findLastIndex(entry => isOfRun(entry, input.run))
    const removal = entries.slice(restored).find(entry => noteIn(entry, REMOVED_FACT) === true)
    if (isCreated || removal === undefined) traceless.push(verdict)
    else {
      await removeFor(trx, record, {
        ...noteOf(input, now),
        key: input.key,
        reason: String(noteIn(removal, REASON_FACT) ?? ''),
        notes: [undoneEntry(entries, input)],
      })
    }
  }
  if (traceless.length === 0) return
  const ids = traceless.map(({ record }) => record.business.id)
  await removeWithoutTrace(trx, ids, now)
  const firstChange = (await lastNumber(trx, 'change')) - ids.length + 1
  await recordHistory(
    trx,
    traceless.map(({ record, entries }, index) => ({
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
  input: UndoRunInput,
  now: number,
): Promise<void> {
  const { business } = record
  // Newest first, so that the oldest entry, which has the facts before the run, is applied last.
  const before = Object.fromEntries(
    entries
      .filter(entry => isOfRun(entry, input.run) && entry.kind !== 'undone')
      .flatMap(({ changes }) => changes.map(change => [change.field, change.before])),
  )
  const restored = withFacts(business, before, now)
  const change = await takeNumbers(trx, 'change', 1)
  const keys = rowKeysOf(restored, change, keysAfterEdit(record, restored))
  await updateBusinesses(trx, [{ business: restored, keys }])
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
  input: UndoRunInput,
  now: number,
): Promise<void> {
  const back = withoutRun(record.business, entries, { run: input.run, facts }, now)
  await saveBusiness(trx, record, back, {
    ...noteOf(input, now),
    notes: [
      undoneEntry(entries, input),
      ...(keptFacts.length === 0 ? [] : [note(KEPT_FACTS, null, keptFacts)]),
    ],
  })
}

function noteOf({ run, account }: UndoRunInput, now: number) {
  return { kind: 'undone', source: 'administrator', account, run, now } as const
}

/** Which entry was undone: the run's last one about the business stands for all of them. */
function undoneEntry(entries: readonly StoredEntry[], { run }: UndoRunInput): FactChange {
  const last = entries.find(entry => isOfRun(entry, run) && entry.kind !== 'undone')
  return note(UNDONE_FACT, null, last?.id ?? null)
}
