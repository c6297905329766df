import { DomainError } from '#domain/errors.ts'
import type { ImportRun } from '#store/imports/import-runs.ts'
import { existingRun, updateImportRun } from '#store/imports/import-runs.ts'
import { mappingOfRun, optionsOf } from './run-columns.ts'
import { type QueuedFile, queueImport, type StartedImport, type UploadDeps } from './upload-import.ts'

/**
 * Starts the import of a finished dry run's file.
 * Throws import_unknown, job_finished for anything but a finished dry run, and what queueFileOf throws.
 */
export async function startImport(
  deps: UploadDeps,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<StartedImport> {
  const dryRun = await existingRun(deps.store.db, id)
  if (dryRun.is_dry_run === 0 || dryRun.state !== 'done') throw new DomainError('job_finished', { id })
  const mapping = mappingOfRun(dryRun)
  return queueFileOf(deps, dryRun, { isDryRun: false, account, ...(mapping !== null && { mapping }) })
}

/**
 * Queues a new run, which takes the file and the options of another one over.
 * @param prepare stores further rows that belong to it
 * Throws upload_gone when that one has no file any more, and queue_full while too many imports wait.
 */
export async function queueFileOf(
  deps: UploadDeps,
  run: ImportRun,
  how: Pick<QueuedFile, 'isDryRun' | 'account' | 'mapping'>,
  prepare?: Parameters<typeof queueImport>[2],
): Promise<StartedImport> {
  const { file_path: filePath } = run
  if (filePath === null || !(await deps.files.has(filePath))) throw new DomainError('upload_gone')
  const file = { fileName: run.file_name, fileSize: Number(run.file_size), filePath, options: optionsOf(run) }
  return queueImport(deps, { ...file, ...how }, async (trx, jobId) => {
    if ((await existingRun(trx, run.id)).file_path !== filePath) throw new DomainError('upload_gone')
    await updateImportRun(trx, run.id, { file_path: null })
    await prepare?.(trx, jobId)
  })
}
