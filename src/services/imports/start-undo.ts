import { DomainError } from '#domain/errors.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { importRun } from '#store/imports/import-runs.ts'
import { undoOf } from './show-import.ts'

/**
 * Queues the job that takes an import back.
 * @returns its number
 * Throws import_unknown, import_not_undoable (with the count of businesses that something newer touched, if that is the
 * reason), and job_running while another import is being taken back.
 */
export async function startUndo(
  { store, now }: Pick<AdminDeps, 'store' | 'now'>,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<number> {
  const run = await importRun(store.db, id)
  if (run === undefined) throw new DomainError('import_unknown', { id })
  const check = await undoOf(store.db, run)
  if (check === null) throw new DomainError('import_not_undoable')
  if (check.touchedSince > 0) throw new DomainError('import_not_undoable', { count: check.touchedSince })
  return startJob(
    { store, now },
    {
      kind: 'undo-import',
      input: { runId: id, account },
      account,
      action: 'import.undone',
      subject: String(id),
    },
  )
}
