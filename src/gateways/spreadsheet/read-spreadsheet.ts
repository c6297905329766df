import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ColumnMapping } from '#domain/draft/header/column-mapping.ts'
import { DomainError } from '#domain/errors.ts'
import type { FileNotes } from '#domain/import/file-notes.ts'
import { DEFAULT_LIMITS, type SpreadsheetLimits } from './limits.ts'
import { ReaderProcess } from './reader-process.ts'
import type { RowBatch } from './rows.ts'

export interface SpreadsheetInput {
  readonly path: string
  /** A folder for copies of the file while it is read; without it in the system's folder for temporary files. */
  readonly scratch?: string
  /** Other limits than the default ones. */
  readonly limits?: Partial<SpreadsheetLimits>
  /** What columns have by the administrator's word; a row with one of their headers is the header. */
  readonly mappings?: readonly ColumnMapping[]
  readonly signal?: AbortSignal
  /** Called once all rows are read. */
  readonly onNotes?: (notes: FileNotes) => void
}

/**
 * Reads the rows of an uploaded .xlsx, .xls, .csv or JSON file, or of the one in a .zip, in a child process with
 * bounded memory. A file with only a header yields one batch without rows. Reading stops when the caller stops.
 * Throws a DomainError for everything that is wrong with the file: file_too_large, file_kind_unknown, file_damaged,
 * file_suspicious, file_empty, file_too_slow, file_reader_out_of_memory, file_unreadable (details in refusals.ts); the
 * signal's reason when aborted; the system's error when the disk fails. Damage may show only after rows have been given.
 */
export async function* readSpreadsheet(input: SpreadsheetInput): AsyncGenerator<RowBatch> {
  const limits = { ...DEFAULT_LIMITS, ...input.limits }
  input.signal?.throwIfAborted()
  const scratch = input.scratch ?? join(tmpdir(), `umkreis-${randomUUID()}`)
  const { path, mappings = [] } = input
  // The reader may only write to a folder that is there when it starts.
  await mkdir(scratch, { recursive: true })
  const reader = new ReaderProcess({ path, scratch, limits, mappings })
  let header: readonly string[] = []
  let hasRows = false
  try {
    for (;;) {
      const message = await reader.next(input.signal)
      switch (message.kind) {
        case 'header':
          header = message.header
          break
        case 'rows':
          hasRows = true
          yield { header, rows: message.rows }
          break
        case 'notes':
          input.onNotes?.(message.notes)
          break
        case 'refused':
          throw new DomainError(message.code, message.details, message.cause)
        case 'failed':
          throw new Error('The file could not be read', { cause: message.error })
        case 'end':
          if (!hasRows) yield { header, rows: [] }
          return
      }
      reader.allowOneMore()
    }
  } finally {
    await reader.stop()
    await rm(scratch, { recursive: true, force: true })
  }
}
