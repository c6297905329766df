import { join } from 'node:path'
import { type DraftReading, draftFromRow } from '#domain/draft/draft-from-row.ts'
import { type HeaderReading, readHeader } from '#domain/draft/header.ts'
import { DomainError } from '#domain/errors.ts'
import type { ImportResult } from '#domain/import-result.ts'
import { removeSpool, spooledRows, spoolRows } from '#gateways/row-spool.ts'
import { readSpreadsheet } from '#gateways/spreadsheet/read-spreadsheet.ts'
import type { SheetRow } from '#gateways/spreadsheet/rows.ts'
import { beginImportRun, updateImportRun } from '#store/import-runs.ts'
import type { Store } from '#store/store.ts'
import { type ImportProgress, importRows, type ReadRow } from './import-rows.ts'

export interface ImportSpreadsheetDeps {
  readonly store: Store
  readonly dataDir: string
  readonly now: () => number
}

export interface ImportSpreadsheetInput {
  readonly path: string
  /** As the administrator knows it. */
  readonly fileName: string
  readonly fileSize: number
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ImportProgress) => void
}

/**
 * Imports an uploaded file: reads it to the end first, then stores its rows. A file that is refused as a whole
 * changes nothing: the result then has success false and one fault for row 0.
 * Throws only what is nobody's input: a broken disk, a store that stays locked.
 */
export async function importSpreadsheet(
  deps: ImportSpreadsheetDeps,
  input: ImportSpreadsheetInput,
): Promise<ImportResult> {
  const { store, now } = deps
  const runId = await store.write(trx =>
    beginImportRun(trx, { name: input.fileName, size: input.fileSize }, now()),
  )
  const spool = join(deps.dataDir, 'imports', `${runId}.jsonl`)
  try {
    const reading = new FileReading(input)
    await spoolRows(spool, reading.rows())
    const date = isoDate(now())
    const result = await importRows(deps, {
      runId,
      rows: spooledRows<ReadRow>(spool),
      origin: { source: reading.source(), date },
      ...(input.onProgress === undefined ? {} : { onProgress: input.onProgress }),
    })
    await store.write(trx => updateImportRun(trx, runId, { state: 'done', finished_at: now() }))
    return result
  } catch (error) {
    if (!(error instanceof DomainError) || !error.code.startsWith('file_')) throw error
    return await refuse(deps, runId, error)
  } finally {
    await removeSpool(spool)
  }
}

async function refuse(
  { store, now }: ImportSpreadsheetDeps,
  runId: number,
  error: DomainError,
): Promise<ImportResult> {
  await store.write(trx =>
    updateImportRun(trx, runId, {
      state: 'failed',
      errors: 1,
      failure_code: error.code,
      failure_details: JSON.stringify(error.details),
      finished_at: now(),
    }),
  )
  return {
    success: false,
    imported: 0,
    updated: 0,
    unchanged: 0,
    duplicates: 0,
    suppressed: 0,
    errors: 1,
    duplicateReport: [],
    errorReport: [
      { rowNumber: 0, faults: [{ field: '', code: error.code, value: '', details: error.details }] },
    ],
    runId,
  }
}

type Accepted = Extract<HeaderReading, { kind: 'businesses' }>

/** One reading of a file, which learns from the header what kind of file it is. */
class FileReading {
  readonly #input: ImportSpreadsheetInput
  #header: Accepted | undefined

  constructor(input: ImportSpreadsheetInput) {
    this.#input = input
  }

  source(): 'google-maps' | 'spreadsheet' {
    return this.#header?.source ?? 'spreadsheet'
  }

  async *rows(): AsyncGenerator<readonly ReadRow[]> {
    const { path, fileName, signal } = this.#input
    let rowCount = 0
    for await (const batch of readSpreadsheet({
      path,
      fileName,
      ...(signal === undefined ? {} : { signal }),
    })) {
      const header = this.#accept(batch.header)
      rowCount += batch.rows.length
      yield batch.rows.map(row => ({ rowNumber: row.rowNumber, ...readSheetRow(header, row) }))
    }
    if (rowCount === 0) throw new DomainError('file_empty')
  }

  #accept(names: readonly string[]): Accepted {
    if (this.#header !== undefined) return this.#header
    const header = readHeader(names)
    if (header.kind === 'refused') throw new DomainError('file_not_businesses', { reason: header.reason })
    this.#header = header
    return header
  }
}

/** A row whose columns the sheet's reader does not trust is a fault, never a guess. */
function readSheetRow(header: Accepted, row: SheetRow): Omit<ReadRow, 'rowNumber'> {
  if (row.fault !== undefined) return { faults: [{ field: '', code: row.fault, value: '' }] }
  return readRow(draftFromRow(header, row.cells))
}

/** Warnings of an accepted row and faults of a refused one are reported alike: what stands where. */
export function readRow(reading: DraftReading): Omit<ReadRow, 'rowNumber'> {
  return 'draft' in reading ? { draft: reading.draft, faults: reading.warnings } : { faults: reading.faults }
}

/** The calendar date in Germany, where "today" is decided. */
export function isoDate(epochMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMs)
    .toZonedDateTimeISO('Europe/Berlin')
    .toPlainDate()
    .toString()
}
