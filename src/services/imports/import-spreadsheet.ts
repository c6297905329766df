import { DEFAULT_IMPORT_OPTIONS, type ImportOptions } from '#domain/import/import-options.ts'
import type { ImportResult } from '#domain/import/import-result.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { existingRun } from '#store/imports/import-runs.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'
import { beginCommandRun } from './command-run.ts'
import { findStale } from './find-stale.ts'
import { rowsIn } from './import-counts.ts'
import { importFile } from './import-file.ts'
import { readImportResult } from './read-import-result.ts'
import { removeSpoolOf } from './spool-spreadsheet.ts'
import type { UploadLimit } from './upload-import.ts'

export interface ImportSpreadsheetInput {
  readonly path: string
  /** As the administrator named it. */
  readonly fileName: string
  readonly fileSize: number
  readonly options?: ImportOptions
  readonly signal?: AbortSignal
  /** Called with the number of rows stored so far. */
  readonly onProgress?: (rowsDone: number) => void
}

/**
 * Imports a file without a job. The result of a file that is refused as a whole has success false and one fault for row 0.
 * Throws only what is not about the file (import-file.ts), and the signal's reason. What was stored until then stays, and
 * can be undone.
 */
export async function importSpreadsheet(
  deps: StoreDeps & DataFolder & UploadLimit,
  { path, fileName, fileSize, options = DEFAULT_IMPORT_OPTIONS, signal, onProgress }: ImportSpreadsheetInput,
): Promise<ImportResult> {
  const { store, dataDir, now } = deps
  const dated = { ...options, date: options.date ?? berlinDate(now()) }
  const command = await beginCommandRun(deps, { fileName, fileSize, options: dated })
  try {
    const end = await importFile(deps, {
      run: await existingRun(store.db, command.id),
      path: async () => path,
      signal,
      onStored: async (_trx, counts) => onProgress?.(rowsIn(counts)),
    })
    await command.ended()
    if (end.state === 'cancelled') throw end.reason
    if (end.state === 'done') await findStale(deps, command.id)
  } finally {
    await removeSpoolOf(dataDir, command.id)
    command.release()
  }
  return readImportResult(store.db, await existingRun(store.db, command.id))
}
