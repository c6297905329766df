import { DomainError } from '#domain/errors.ts'
import { removeSpool, spoolHead } from '#gateways/files/row-spool.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import { type ImportRun, type ImportRunProgress, updateImportRun } from '#store/imports/import-runs.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'
import { type ImportRowsInput, importRows } from './import-rows.ts'
import { mappingsFor } from './map-columns.ts'
import { rowsOfFile } from './rows-of-file.ts'
import { dataDateOf, isUnknownHeader, optionsOf } from './run-columns.ts'
import { type SpoolHead, spoolPath, spoolSpreadsheet } from './spool-spreadsheet.ts'
import type { UploadLimit } from './upload-import.ts'

export interface ImportFileInput {
  readonly run: ImportRun
  /** The path of its file; called where that has to be read. */
  readonly path: () => Promise<string>
  readonly signal?: AbortSignal | undefined
  /** Called with the number of rows read so far. */
  readonly onRows?: ((count: number) => void) | undefined
  /** Called with the number of rows once all are read. */
  readonly onSpooled?: (count: number) => Promise<void>
  readonly onStored?: ImportRowsInput['onStored']
}

/** How the import of a file ended. */
export type FileEnd =
  | { readonly state: 'done' }
  | {
      readonly state: 'failed' | 'cancelled'
      /** The error that refused the file, or the signal's reason. */
      readonly reason: unknown
    }

/**
 * Imports the file of a run, or does its dry run: reads it to the end, then stores its rows, and how the run ended. A file
 * that is refused as a whole changes nothing. One that is cancelled keeps what is stored.
 * Where a former attempt was killed, this one continues: an incomplete spool is read again, a complete one is continued
 * after the last recorded row, so nothing is counted twice.
 * Throws what says nothing about the file: a store that stays locked, a disk that fails other than by being full.
 */
export async function importFile(
  deps: StoreDeps & DataFolder & UploadLimit,
  { run, path, signal, onRows, onSpooled, onStored }: ImportFileInput,
): Promise<FileEnd> {
  const { store, dataDir, now } = deps
  const spool = spoolPath(dataDir, run.id)
  const update = (progress: ImportRunProgress) => store.write(trx => updateImportRun(trx, run.id, progress))
  const options = optionsOf(run)
  const isDryRun = run.is_dry_run === 1
  let end: FileEnd = { state: 'done' }
  try {
    const { head, count } =
      (await spoolHead<SpoolHead>(spool)) ??
      (await spoolSpreadsheet({
        path: await path(),
        spool,
        countries: (await siteSettings(store)).countries,
        options,
        mappings: await mappingsFor(store.db, run),
        uploadLimitBytes: deps.uploadLimitBytes,
        signal,
        onRows,
      }))
    await update(readColumnsOf(head, count))
    await onSpooled?.(count)
    await importRows(deps, {
      runId: run.id,
      isDryRun,
      rows: rowsOfFile(spool, head),
      origin: { source: head.source, date: dataDateOf(run) },
      options,
      searches: head.searches,
      account: run.account,
      signal,
      onStored,
    })
    // A dry run's file stays for the import that may follow; an import's file is no longer needed.
    await update({ state: 'done', finished_at: now(), ...(!isDryRun && { file_path: null }) })
  } catch (error) {
    if (signal?.aborted) {
      await update({ state: 'cancelled', finished_at: now() })
      end = { state: 'cancelled', reason: error }
    } else if (isRefusal(error)) {
      await update({ ...refusedWith(error), finished_at: now() })
      end = { state: 'failed', reason: error }
    } else throw error
  }
  await removeSpool(spool)
  return end
}

/** What is known of a file once it is read to its end, as columns of its run. */
function readColumnsOf({ unreadColumns, fileNotes, mapping }: SpoolHead, count: number): ImportRunProgress {
  return {
    rows_total: count,
    unread_columns: JSON.stringify({ ...unreadColumns, fileNotes }),
    mapping: mapping == null ? null : JSON.stringify(mapping),
  }
}

/** Whether an error refuses a whole file; nothing of it was stored then. */
function isRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && (error.code.startsWith('file_') || error.code === 'disk_full')
}

/**
 * The columns of a run whose file was refused. After disk_full the file stays for another attempt, with an unknown header
 * for the mapping of its columns.
 */
function refusedWith(error: DomainError): ImportRunProgress {
  const { code, details } = error
  const isNeeded = code === 'disk_full' || isUnknownHeader(error)
  return {
    state: 'failed',
    errors: 1,
    failure_code: code,
    failure_details: JSON.stringify(details),
    ...(!isNeeded && { file_path: null }),
  }
}
