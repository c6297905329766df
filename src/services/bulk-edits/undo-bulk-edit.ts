import { DomainError } from '#domain/errors.ts'
import { isFinished } from '#domain/job/job.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { previewUndo, type UndoPage, undoPageOf } from '#services/undo/check-undo.ts'
import { type UndoCounts, type UndoRunDeps, undoneIn, undoRun } from '#services/undo/undo-run.ts'
import { recordAudit } from '#store/audit.ts'
import { type BulkEdit, bulkEditById, updateBulkEdit } from '#store/bulk-edits/bulk-edits.ts'
import { jobById } from '#store/jobs/jobs.ts'
import type { Db, StoreDeps } from '#store/store.ts'

export interface UndoBulkEditInput {
  readonly bulkEditId: number
  readonly jobId: number
  /** The account that undoes it. */
  readonly account: string | null
  readonly signal: AbortSignal
}

/**
 * Undoes a bulk edit as far as nothing newer stands against it (undo-run.ts).
 * Throws bulk_edit_unknown, and the signal's reason; what went back until then stays so.
 */
export async function undoBulkEdit(deps: UndoRunDeps, input: UndoBulkEditInput): Promise<UndoCounts> {
  const { bulkEditId: id, account } = input
  const { undone_at } = await existing(deps.store.db, id)
  return undoRun(
    deps,
    { ...input, run: { kind: 'bulk-edit', id } },
    {
      isDone: undone_at !== null,
      undone: async (trx, now, { undone, kept }) => {
        const { undone_businesses: before } = await existing(trx, id)
        await updateBulkEdit(trx, id, {
          partly_undone_at: now,
          undone_businesses: before + undone,
          kept_businesses: kept,
        })
      },
      ended: async (trx, now, isWhole) => {
        if (isWhole)
          await updateBulkEdit(trx, id, { undone_at: now, partly_undone_at: null, kept_businesses: 0 })
      },
      noted: (trx, now, counts) =>
        recordAudit(trx, {
          account: account ?? 'system',
          action: 'bulk.undone',
          subject: String(id),
          details: { undone: undoneIn(counts), ...counts },
          now,
        }),
    },
  )
}

/** What undoing a bulk edit would do now, with one page of what would stay. Throws bulk_edit_unknown. */
export async function showBulkUndo(
  { store }: Pick<StoreDeps, 'store'>,
  { id, page }: { readonly id: number; readonly page: number },
): Promise<UndoPage> {
  const edit = await existing(store.db, id)
  const canUndo = await canUndoBulk(store.db, edit)
  return undoPageOf(store.db, canUndo ? { kind: 'bulk-edit', id } : null, page)
}

/**
 * Queues the job that undoes a bulk edit, as far as nothing newer stands against it.
 * @returns its number
 * Throws bulk_edit_unknown, bulk_edit_not_undoable when nothing of it can go back, and job_running while another one is
 * being undone.
 */
export async function startBulkUndo(
  deps: StoreDeps,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<number> {
  const { db } = deps.store
  const edit = await existing(db, id)
  if (!(await canUndoBulk(db, edit))) throw new DomainError('bulk_edit_not_undoable', { id })
  const { removable, restorable, partly } = (await previewUndo(db, { kind: 'bulk-edit', id })).check
  if (removable + restorable + partly === 0) throw new DomainError('bulk_edit_not_undoable', { id })
  return startJob(deps, {
    kind: 'undo-bulk-edit',
    input: { bulkEditId: id, account },
    account,
    action: 'bulk.undo-started',
    subject: String(id),
  })
}

/** Whether anything of a bulk edit can be undone: it has ended, and is not undone as a whole. */
async function canUndoBulk(db: Db, { id, undone_at }: BulkEdit): Promise<boolean> {
  const job = await jobById(db, Number(id))
  return undone_at === null && (job === undefined || isFinished(job))
}

async function existing(db: Db, id: number): Promise<BulkEdit> {
  const edit = await bulkEditById(db, id)
  if (edit === undefined) throw new DomainError('bulk_edit_unknown', { id })
  return edit
}
