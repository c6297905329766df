import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RunRef } from '#domain/business/history.ts'
import type { KeptBusiness, UndoCheck } from '#domain/edit/undo-check.ts'
import { isFinished } from '#domain/job/job-kinds.ts'
import { type Page, pageAmong } from '#domain/paging.ts'
import { inBatches } from '#store/batches.ts'
import { existingBulkEdit } from '#store/bulk-edits/bulk-edits.ts'
import { heldPlaceIds } from '#store/businesses/business-records.ts'
import { type RunEntry, runEntriesAfter } from '#store/businesses/history.ts'
import { ownedAmong } from '#store/businesses/owners.ts'
import { existingRun } from '#store/imports/import-runs.ts'
import { jobById } from '#store/jobs/jobs.ts'
import { chunks } from '#store/statements.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { judgeUndo } from './judge-undo.ts'

/** What a run did to a business. */
export interface RunTouch {
  readonly id: number
  /** It created it, or restored it after a removal: undoing removes it. */
  readonly isAdded: boolean
  readonly isCreated: boolean
  readonly isRemoved: boolean
  /** The run's last entry is also the last thing that happened to it, and needs no look at its history. */
  readonly isPlain: boolean
}

/** Read within some milliseconds, because the main thread calls this, too. */
const ENTRIES_PER_BATCH = 1000
const BUSINESSES_PER_BATCH = 100

/**
 * Every business that a run touched: first those that go, because one of them may have the place id that another one
 * gets back. Read in batches, between which other work can run.
 */
export async function touchesOf(db: Db, run: RunRef): Promise<RunTouch[]> {
  const touches = new Map<number, RunTouch>()
  const batches = inBatches<RunEntry>(last => runEntriesAfter(db, run, last?.id ?? 0, ENTRIES_PER_BATCH))
  for await (const entries of batches) {
    for (const { businessId, kind, change, changeNow, hasPlaceId } of entries) {
      const before = touches.get(businessId)
      touches.set(businessId, {
        id: businessId,
        isAdded: before?.isAdded === true || kind === 'created' || kind === 'restored',
        isCreated: before?.isCreated === true || kind === 'created',
        isRemoved: kind === 'removed',
        isPlain: kind !== 'undone' && changeNow === change && !hasPlaceId && before?.isPlain !== false,
      })
    }
  }
  return [...touches.values()].sort((a, b) => Number(b.isAdded) - Number(a.isAdded))
}

/**
 * Whether anything of a run can be undone at all: it has ended, and is not undone as a whole.
 * Throws import_unknown and bulk_edit_unknown.
 */
export async function canUndo(db: Db, { kind, id }: RunRef): Promise<boolean> {
  if (kind === 'import') {
    const { is_dry_run, undone_at, state } = await existingRun(db, id)
    return is_dry_run === 0 && undone_at === null && state !== 'running'
  }
  const { undone_at } = await existingBulkEdit(db, id)
  const job = await jobById(db, id)
  return undone_at === null && (job === undefined || isFinished(job))
}

/** What undoing a run would do now, and the businesses in which something would stay. */
export interface UndoPreview {
  readonly check: UndoCheck
  readonly kept: readonly KeptBusiness[]
}

/** Works out what undoing a run would do. Nothing is changed. */
export async function previewUndo(db: Db, run: RunRef): Promise<UndoPreview> {
  const touches = await touchesOf(db, run)
  const counts = { removable: 0, restorable: 0, partly: 0, kept: 0 }
  const kept: KeptBusiness[] = []
  const removed = new Set<number>()
  const unclear: RunTouch[] = touches.filter(({ isPlain }) => !isPlain)
  for (const part of chunks(touches.filter(({ isPlain }) => isPlain))) {
    const ids = part.map(({ id }) => id)
    const owned = await ownedAmong(db, ids)
    const held = part.some(({ isRemoved }) => isRemoved) ? await heldPlaceIds(db, ids) : NOBODY
    for (const touch of part) {
      if (touch.isRemoved && held.has(touch.id)) unclear.push(touch)
      else if (!touch.isAdded) counts.restorable++
      else if (touch.isCreated && owned.has(touch.id)) unclear.push(touch)
      else {
        counts.removable++
        removed.add(touch.id)
      }
    }
  }
  unclear.sort((a, b) => Number(b.isAdded) - Number(a.isAdded))
  for (const part of chunks(unclear, BUSINESSES_PER_BATCH)) {
    const ids = part.map(({ id }) => id)
    for (const verdict of await judgeUndo(db, { run, ids, removedBefore: removed })) {
      if (verdict.kind === 'undone') continue
      if (verdict.kind === 'removed') {
        counts.removable++
        removed.add(verdict.record.business.id)
      } else if (verdict.kind === 'returned' || verdict.kept === null) counts.restorable++
      else {
        counts.kept++
        if (verdict.kind === 'restored') counts.partly++
        kept.push(verdict.kept)
      }
    }
    await nextTurn()
  }
  return { check: counts, kept }
}

const NOBODY: ReadonlySet<number> = new Set()

const PAGE_SIZE = 20

/** The businesses in which something stays. */
export interface UndoPage extends Page<KeptBusiness> {
  readonly check: UndoCheck
}

/** What undoing a run would do now, with one page of what would stay. Throws import_unknown and bulk_edit_unknown. */
export async function showUndo(
  { store }: Pick<StoreDeps, 'store'>,
  run: RunRef,
  page: number,
): Promise<UndoPage> {
  const { check, kept } = (await canUndo(store.db, run)) ? await previewUndo(store.db, run) : NOTHING
  return { check, ...pageAmong(kept, { page, limit: PAGE_SIZE }) }
}

const NOTHING: UndoPreview = { check: { removable: 0, restorable: 0, partly: 0, kept: 0 }, kept: [] }
