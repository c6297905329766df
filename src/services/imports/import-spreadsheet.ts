import { DomainError } from '#domain/errors.ts'
import { DEFAULT_IMPORT_OPTIONS, type ImportOptions } from '#domain/import/import-options.ts'
import type { ImportResult } from '#domain/import/import-result.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { removeSpool } from '#gateways/files/row-spool.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import { allMappings } from '#store/imports/column-mappings.ts'
import { importRun, updateImportRun } from '#store/imports/import-runs.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'
import { beginCommandRun } from './command-run.ts'
import { findStale } from './find-stale.ts'
import { rowsIn } from './import-counts.ts'
import { importRows } from './import-rows.ts'
import { readImportResult } from './read-import-result.ts'
import { rowsOfFile } from './rows-of-file.ts'
import { type SpoolHead, spoolPath, spoolSpreadsheet } from './spool-spreadsheet.ts'
import type { UploadLimit } from './upload-import.ts'

export interface ImportSpreadsheetInput {
  readonly path: string
  /** As the administrator named it. */
  readonly fileName: string
  readonly fileSize: number
  /** The default ones otherwise. */
  readonly options?: ImportOptions
  readonly signal?: AbortSignal
  /** Called with the number of rows stored so far. */
  readonly onProgress?: (rowsDone: number) => void
}

/**
 * Imports a file without a job: reads it to the end, then stores its rows. A file that is refused as a whole changes
 * nothing; the result then has success false and one fault for row 0.
 * Throws only what is not about the file: a store that stays locked, a disk that fails other than by being full, and the
 * signal's reason. What was stored until then stays, and can be undone.
 */
export async function importSpreadsheet(
  deps: StoreDeps & DataFolder & UploadLimit,
  input: ImportSpreadsheetInput,
): Promise<ImportResult> {
  const { store, dataDir, now } = deps
  const { fileName, fileSize } = input
  const chosen = input.options ?? DEFAULT_IMPORT_OPTIONS
  const options = { ...chosen, date: chosen.date ?? berlinDate(now()) }
  const command = await beginCommandRun(deps, { fileName, fileSize, options })
  const runId = command.id
  const spool = spoolPath(dataDir, runId)
  try {
    const { countries } = await siteSettings(store)
    const { head, count } = await spoolSpreadsheet({
      ...input,
      spool,
      countries,
      options,
      mappings: await allMappings(store.db),
      uploadLimitBytes: deps.uploadLimitBytes,
    })
    await store.write(trx => updateImportRun(trx, runId, readColumnsOf({ head, count })))
    await importRows(deps, {
      runId,
      rows: rowsOfFile(spool, head),
      origin: { source: head.source, date: options.date },
      options,
      searches: head.searches,
      ...(input.signal === undefined ? {} : { signal: input.signal }),
      onStored: async (_trx, counts) => input.onProgress?.(rowsIn(counts)),
    })
    await command.end({ state: 'done', finished_at: now() })
    await findStale(deps, runId)
  } catch (error) {
    if (input.signal?.aborted) {
      await command.end({ state: 'cancelled', finished_at: now() })
      throw error
    }
    if (!isRefusal(error)) throw error
    await command.end(refusedWith(error, now()))
  } finally {
    await removeSpool(spool)
    command.release()
  }
  const run = await importRun(store.db, runId)
  if (run === undefined) throw new DomainError('import_unknown', { id: runId })
  return readImportResult(store.db, run)
}

/** What is known of a file once it is read to its end, as columns of its run. */
export function readColumnsOf({ head, count }: { readonly head: SpoolHead; readonly count: number }) {
  const { unreadColumns, mapping } = head
  return {
    rows_total: count,
    unread_columns: JSON.stringify(unreadColumns),
    mapping: mapping == null ? null : JSON.stringify(mapping),
  }
}

/** Whether an error refuses a whole file; nothing of it was stored then. */
export function isRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && (error.code.startsWith('file_') || error.code === 'disk_full')
}

/** The columns of a run whose file was refused. */
export function refusedWith({ code, details }: DomainError, now: number) {
  return {
    state: 'failed',
    errors: 1,
    failure_code: code,
    failure_details: JSON.stringify(details),
    finished_at: now,
  } as const
}
