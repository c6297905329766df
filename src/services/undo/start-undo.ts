import type { RunRef } from '#domain/business/history.ts'
import { DomainError } from '#domain/errors.ts'
import { startJob } from '#services/jobs/start-job.ts'
import type { StoreDeps } from '#store/store.ts'
import { canUndo, previewUndo } from './check-undo.ts'

const JOBS = {
  import: {
    kind: 'undo-import',
    inputOf: (runId: number) => ({ runId }),
    action: 'import.undo-started',
    notUndoable: 'import_not_undoable',
  },
  'bulk-edit': {
    kind: 'undo-bulk-edit',
    inputOf: (bulkEditId: number) => ({ bulkEditId }),
    action: 'bulk.undo-started',
    notUndoable: 'bulk_edit_not_undoable',
  },
} as const

/**
 * Queues the job that undoes a run, as far as nothing newer stands against it.
 * @returns its number
 * Throws import_unknown or bulk_edit_unknown; import_not_undoable or bulk_edit_not_undoable when nothing of it can go back
 * (with the count of businesses that something newer changed, if that is the reason); and job_running while another run
 * of this kind is being undone.
 */
export async function startUndo(deps: StoreDeps, run: RunRef, account: string): Promise<number> {
  const { db } = deps.store
  const { kind, inputOf, action, notUndoable } = JOBS[run.kind]
  if (!(await canUndo(db, run))) throw new DomainError(notUndoable)
  const { removable, restorable, partly, kept } = (await previewUndo(db, run)).check
  if (removable + restorable + partly === 0)
    throw new DomainError(notUndoable, kept === 0 ? {} : { count: kept })
  const input = { ...inputOf(run.id), account }
  return startJob(deps, { kind, input, account, action, subject: String(run.id) })
}
