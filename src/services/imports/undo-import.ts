import type { FactChange } from '#domain/business/history.ts'
import { changedFacts, withFacts } from '#domain/edit/merge-draft.ts'
import { DomainError } from '#domain/errors.ts'
import { rowKeysOf } from '#services/businesses/row-keys.ts'
import { businessRecord, holderOfPlaceId } from '#store/businesses/business-records.ts'
import { updateBusiness } from '#store/businesses/businesses.ts'
import { changedSince } from '#store/businesses/changes.ts'
import { removeWithoutTrace } from '#store/businesses/demo-businesses.ts'
import { type RunChange, recordHistory, runChangesOf } from '#store/businesses/history.ts'
import { addOldSlug, removeOldSlug } from '#store/businesses/old-slugs.ts'
import { lastNumber, takeNumbers } from '#store/counters.ts'
import { importRun, updateImportRun } from '#store/imports/import-runs.ts'
import { saveJobProgress } from '#store/jobs/jobs.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { type RunTouch, touchesOf } from './check-undo.ts'

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

export interface UndoSummary {
  readonly runId: number
  /** Businesses that the import had created: removed, with their addresses free. */
  readonly removed: number
  /** Businesses with their former facts. */
  readonly restored: number
  /** Businesses that something newer changed after the undo began: left as they are. */
  readonly skipped: number
}

/** A transaction of this many businesses lasts some 20 ms. */
const BUSINESSES_PER_TRANSACTION = 100

/**
 * Undoes an import: removes what it created, and restores the former facts and sources of what it changed. Nothing
 * newer is overwritten: if something changed one of the businesses since, nothing is done; if that happens during the
 * undo, that business is left out and counted.
 * After a crash it continues with the businesses that are not undone yet.
 * Throws import_not_undoable with the count of those changed since, import_unknown, and the signal's reason.
 */
export async function undoImport(deps: UndoImportDeps, input: UndoImportInput): Promise<UndoSummary> {
  const { store, now } = deps
  const { runId, jobId, signal } = input
  const run = await importRun(store.db, runId)
  if (run === undefined) throw new DomainError('import_unknown', { id: runId })
  if (run.is_dry_run === 1) throw new DomainError('import_not_undoable')
  if (run.undone_at === null) await takeBack(deps, input)
  const summary = await summaryOf(store.db, runId)
  const done = summary.removed + summary.restored + summary.skipped
  const progress = { phase: 'indexing', done, total: done, counts: countsOf(summary) }
  await store.write(trx => saveJobProgress(trx, jobId, progress, now()))
  await deps.indexed(signal)
  return summary
}

async function takeBack({ store, now }: UndoImportDeps, input: UndoImportInput): Promise<void> {
  const { runId, jobId, signal } = input
  const seen = await lastNumber(store.db, 'change')
  const touches = await touchesOf(store.db, runId)
  const isBegun = [...touches.values()].some(touch => touch.isUndone)
  if (!isBegun) refuseWhere([...touches.values()].filter(touch => touch.isTouchedSince).length)
  const open = openIn(touches)
  let done = touches.size - open.length
  for (let start = 0; start < open.length; start += BUSINESSES_PER_TRANSACTION) {
    signal.throwIfAborted()
    const batch = open.slice(start, start + BUSINESSES_PER_TRANSACTION)
    await store.write(async trx => {
      // Changes between the first read and this transaction.
      if (!isBegun && start === 0)
        refuseWhere((await changedSince(trx, seen)).filter(id => touches.has(id)).length)
      await takeBackBatch(trx, batch, input, now())
      const progress = { phase: 'undoing', done: done + batch.length, total: touches.size, counts: {} }
      await saveJobProgress(trx, jobId, progress, now())
    })
    done += batch.length
  }
  await store.write(trx => updateImportRun(trx, runId, { undone_at: now() }))
}

function refuseWhere(touched: number): void {
  if (touched > 0) throw new DomainError('import_not_undoable', { count: touched })
}

interface OpenBusiness extends RunTouch {
  readonly id: number
}

/** Created ones first: one of them may have the place id that a changed one gets back. */
function openIn(touches: ReadonlyMap<number, RunTouch>): OpenBusiness[] {
  const open = [...touches].flatMap(([id, touch]) => (touch.isUndone ? [] : [{ id, ...touch }]))
  return open.sort((a, b) => Number(b.isCreated) - Number(a.isCreated))
}

async function takeBackBatch(
  trx: Db,
  batch: readonly OpenBusiness[],
  input: UndoImportInput,
  now: number,
): Promise<void> {
  const changes = Map.groupBy(
    await runChangesOf(
      trx,
      input.runId,
      batch.map(business => business.id),
    ),
    change => change.businessId,
  )
  const vanishing: number[] = []
  for (const { id, change, isCreated } of batch) {
    const record = await businessRecord(trx, id)
    if (record === undefined || record.version !== change || record.removedAt !== null) continue
    if (isCreated) vanishing.push(id)
    else await restore(trx, record, changes.get(id) ?? [], input, now)
  }
  await vanish(trx, vanishing, changes, input, now)
}

async function vanish(
  trx: Db,
  ids: readonly number[],
  changes: ReadonlyMap<number, readonly RunChange[]>,
  input: UndoImportInput,
  now: number,
): Promise<void> {
  await removeWithoutTrace(trx, ids, now)
  const firstChange = (await lastNumber(trx, 'change')) - ids.length + 1
  await recordHistory(
    trx,
    ids.map((businessId, index) => ({
      ...noteOf(input, now),
      businessId,
      changes: [undoneEntry(changes.get(businessId) ?? [])],
      change: firstChange + index,
    })),
  )
}

async function restore(
  trx: Db,
  record: NonNullable<Awaited<ReturnType<typeof businessRecord>>>,
  changes: readonly RunChange[],
  input: UndoImportInput,
  now: number,
): Promise<void> {
  const { business } = record
  // Newest first, so that the oldest entry, which has the facts before the run, is applied last.
  const before = Object.assign({}, ...changes.map(change => change.before)) as Record<string, unknown>
  const restored = withFacts(business, before, now)
  if (await isPlaceTaken(trx, restored)) return
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
      changes: [...changedFacts(business, restored), undoneEntry(changes)],
      change,
    },
  ])
}

async function isPlaceTaken(
  trx: Db,
  { id, placeId }: { readonly id: number; readonly placeId: string | null },
): Promise<boolean> {
  return placeId !== null && (await holderOfPlaceId(trx, placeId, id)) !== undefined
}

function noteOf({ runId, account }: UndoImportInput, now: number) {
  return { kind: 'undone', source: 'administrator', account, runId, now } as const
}

/** Which entry was undone: the run's last one about the business stands for all of them. */
function undoneEntry(changes: readonly RunChange[]): FactChange {
  return { field: 'undoneId', before: null, after: changes[0]?.id ?? null }
}

async function summaryOf(db: Db, runId: number): Promise<UndoSummary> {
  const touches = [...(await touchesOf(db, runId)).values()]
  const undone = touches.filter(touch => touch.isUndone)
  const removed = undone.filter(touch => touch.isCreated).length
  return { runId, removed, restored: undone.length - removed, skipped: touches.length - undone.length }
}

function countsOf({ removed, restored, skipped }: UndoSummary): Record<string, number> {
  return { removed, restored, skipped }
}
