import { DomainError } from '#domain/errors.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { previewUndo } from '#services/undo/check-undo.ts'
import { importRun, updateImportRun } from '#store/imports/import-runs.ts'
import type { StoreDeps } from '#store/store.ts'
import { mappingOfRun, optionsOf } from './run-columns.ts'
import { canUndo } from './undo-import.ts'
import { queueImport, type StartedImport, type UploadDeps } from './upload-import.ts'

/**
 * Starts the import of a finished dry run's file: a new run, which takes the file over.
 * Throws import_unknown, job_finished for anything but a finished dry run, upload_missing when its file is gone, and
 * queue_full while too many imports wait.
 */
export async function startImport(
  deps: UploadDeps,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<StartedImport> {
  const { store, files } = deps
  const dryRun = await importRun(store.db, id)
  if (dryRun === undefined) throw new DomainError('import_unknown', { id })
  if (dryRun.is_dry_run === 0 || dryRun.state !== 'done') throw new DomainError('job_finished', { id })
  const { file_path: filePath } = dryRun
  if (filePath === null || !(await files.has(filePath))) throw new DomainError('upload_missing')
  const mapping = mappingOfRun(dryRun)
  const file = {
    fileName: dryRun.file_name,
    fileSize: Number(dryRun.file_size),
    filePath,
    options: optionsOf(dryRun),
    ...(mapping !== null && { mapping }),
  }
  return queueImport(deps, { ...file, isDryRun: false, account }, async trx => {
    const now = await importRun(trx, id)
    if (now?.file_path !== filePath) throw new DomainError('upload_missing')
    await updateImportRun(trx, id, { file_path: null })
  })
}

/**
 * Queues the job that undoes an import, as far as nothing newer stands against it.
 * @returns its number
 * Throws import_unknown, import_not_undoable when nothing of it can go back (with the count of businesses that something
 * newer changed, if that is the reason), and job_running while another import is being undone.
 */
export async function startUndo(
  { store, now }: StoreDeps,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<number> {
  const run = await importRun(store.db, id)
  if (run === undefined) throw new DomainError('import_unknown', { id })
  if (!canUndo(run)) throw new DomainError('import_not_undoable')
  const { removable, restorable, partly, kept } = (await previewUndo(store.db, { kind: 'import', id })).check
  if (removable + restorable + partly === 0)
    throw new DomainError('import_not_undoable', kept === 0 ? {} : { count: kept })
  return startJob(
    { store, now },
    {
      kind: 'undo-import',
      input: { runId: id, account },
      account,
      action: 'import.undo-started',
      subject: String(id),
    },
  )
}
