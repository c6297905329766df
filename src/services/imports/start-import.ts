import { DomainError } from '#domain/errors.ts'
import { existingRun, updateImportRun } from '#store/imports/import-runs.ts'
import { mappingOfRun, optionsOf } from './run-columns.ts'
import { queueImport, type StartedImport, type UploadDeps } from './upload-import.ts'

/**
 * Starts the import of a finished dry run's file: a new run, which takes the file over.
 * Throws import_unknown, job_finished for anything but a finished dry run, upload_gone when its file is gone, and
 * queue_full while too many imports wait.
 */
export async function startImport(
  deps: UploadDeps,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<StartedImport> {
  const { store, files } = deps
  const dryRun = await existingRun(store.db, id)
  if (dryRun.is_dry_run === 0 || dryRun.state !== 'done') throw new DomainError('job_finished', { id })
  const { file_path: filePath } = dryRun
  if (filePath === null || !(await files.has(filePath))) throw new DomainError('upload_gone')
  const mapping = mappingOfRun(dryRun)
  const file = {
    fileName: dryRun.file_name,
    fileSize: Number(dryRun.file_size),
    filePath,
    options: optionsOf(dryRun),
    ...(mapping !== null && { mapping }),
  }
  return queueImport(deps, { ...file, isDryRun: false, account }, async trx => {
    if ((await existingRun(trx, id)).file_path !== filePath) throw new DomainError('upload_gone')
    await updateImportRun(trx, id, { file_path: null })
  })
}
