import { setImmediate as nextTurn } from 'node:timers/promises'
import { DomainError } from '#domain/errors.ts'
import type { KeptBusiness, UndoCheck } from '#domain/import/import-run.ts'
import { totalPagesOf } from '#domain/paging.ts'
import { runEntriesAfter } from '#store/businesses/history.ts'
import { ownedAmong } from '#store/businesses/owners.ts'
import { type ImportRun, importRun } from '#store/imports/import-runs.ts'
import { chunks } from '#store/statements.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { judgeUndo } from './judge-undo.ts'

/** What a run did to a business. */
export interface RunTouch {
  readonly id: number
  readonly isCreated: boolean
  /** The run's last entry is also the last thing that happened to it, and needs no look at its history. */
  readonly isPlain: boolean
}

/** Read within some milliseconds, because the main thread calls this, too. */
const ENTRIES_PER_SLICE = 1000
const BUSINESSES_PER_SLICE = 100

/**
 * Every business that a run created or changed: first those that it created, because one of them may have the place id
 * that a changed one gets back. Read in slices, between which other work can run.
 */
export async function touchesOf(db: Db, runId: number): Promise<RunTouch[]> {
  const touches = new Map<number, RunTouch>()
  for (let after = 0; ; ) {
    const entries = await runEntriesAfter(db, runId, after, ENTRIES_PER_SLICE)
    for (const { businessId, kind, change, changeNow, hasPlaceId } of entries) {
      const before = touches.get(businessId)
      touches.set(businessId, {
        id: businessId,
        isCreated: before?.isCreated === true || kind === 'created',
        isPlain: kind !== 'undone' && changeNow === change && !hasPlaceId && before?.isPlain !== false,
      })
    }
    const last = entries.at(-1)
    if (last === undefined || entries.length < ENTRIES_PER_SLICE) break
    after = last.id
    await nextTurn()
  }
  return [...touches.values()].sort((a, b) => Number(b.isCreated) - Number(a.isCreated))
}

/** What undoing a run would do now, and the businesses in which something would stay. */
export interface UndoPreview {
  readonly check: UndoCheck
  readonly kept: readonly KeptBusiness[]
}

/** Works out what undoing a run would do. Nothing is changed. */
export async function previewUndo(db: Db, runId: number): Promise<UndoPreview> {
  const touches = await touchesOf(db, runId)
  const counts = { removable: 0, restorable: 0, partly: 0, kept: 0 }
  const kept: KeptBusiness[] = []
  const removed = new Set<number>()
  const unclear: RunTouch[] = touches.filter(({ isPlain }) => !isPlain)
  for (const part of chunks(touches.filter(({ isPlain }) => isPlain))) {
    const owned = await ownedAmong(
      db,
      part.map(({ id }) => id),
    )
    for (const touch of part) {
      if (!touch.isCreated) counts.restorable++
      else if (owned.has(touch.id)) unclear.push(touch)
      else {
        counts.removable++
        removed.add(touch.id)
      }
    }
  }
  unclear.sort((a, b) => Number(b.isCreated) - Number(a.isCreated))
  for (const part of chunks(unclear, BUSINESSES_PER_SLICE)) {
    const ids = part.map(({ id }) => id)
    for (const verdict of await judgeUndo(db, { runId, ids, removedBefore: removed })) {
      if (verdict.kind === 'undone') continue
      if (verdict.kind === 'removed') {
        counts.removable++
        removed.add(verdict.record.business.id)
      } else if (verdict.kept === null) counts.restorable++
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

/** Whether anything of an import can be undone at all. */
export function canUndo(run: ImportRun): boolean {
  return run.is_dry_run === 0 && run.undone_at === null && run.state !== 'running'
}

const PAGE_SIZE = 20

export interface UndoPage {
  readonly check: UndoCheck
  /** Businesses in which something stays; a page after the last is empty. */
  readonly entries: readonly KeptBusiness[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

/** What undoing an import would do now, with one page of what would stay. Throws import_unknown. */
export async function showUndo(
  { store }: Pick<StoreDeps, 'store'>,
  { id, page }: { readonly id: number; readonly page: number },
): Promise<UndoPage> {
  const run = await importRun(store.db, id)
  if (run === undefined) throw new DomainError('import_unknown', { id })
  const { check, kept } = canUndo(run) ? await previewUndo(store.db, id) : NOTHING
  const start = (page - 1) * PAGE_SIZE
  const entries = kept.slice(start, start + PAGE_SIZE)
  return { check, entries, total: kept.length, page, totalPages: totalPagesOf(kept.length, PAGE_SIZE) }
}

const NOTHING: UndoPreview = { check: { removable: 0, restorable: 0, partly: 0, kept: 0 }, kept: [] }
