import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DECIDING_ROWS, decideHeader } from '#domain/draft/header/choose-columns.ts'
import type { ColumnMapping } from '#domain/draft/header/column-mapping.ts'
import { type ClearableColumns, clearableColumns } from '#domain/draft/header/empty-cells.ts'
import type { RefusedHeader } from '#domain/draft/header/header.ts'
import { DomainError } from '#domain/errors.ts'
import { type FileNotes, NO_FILE_NOTES } from '#domain/import/file-notes.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import type { ImportRunDetail } from '#domain/import/import-run.ts'
import type { ImportSearch } from '#domain/import/import-search.ts'
import type { Country } from '#domain/place/country.ts'
import { diskError } from '#gateways/files/disk.ts'
import { removeSpool, spoolRows } from '#gateways/files/row-spool.ts'
import { limitsForFiles } from '#gateways/spreadsheet/limits.ts'
import { readSpreadsheet } from '#gateways/spreadsheet/read-spreadsheet.ts'
import type { RowBatch, SheetRow } from '#gateways/spreadsheet/rows.ts'
import { type BusinessHeader, type ReadRow, readSheetRow } from './read-row.ts'
import { FileFactFinder, type FileFacts } from './rows-of-file.ts'
import { SearchFinder } from './search-finder.ts'
import { type UploadLimit, uploadLimitOf } from './upload-import.ts'

export interface SpoolInput extends UploadLimit {
  readonly path: string
  /** The path of the spool. */
  readonly spool: string
  /** Whose businesses are taken (domain/settings). */
  readonly countries: readonly Country[]
  readonly options: Pick<ImportOptions, 'emptyCells'>
  /** What columns have by the administrator's word, for some headers. */
  readonly mappings: readonly ColumnMapping[]
  readonly signal?: AbortSignal | undefined
  /** Called with the number of rows read so far. */
  readonly onRows?: ((count: number) => void) | undefined
}

/** What a spool knows about its rows as a whole. */
export interface SpoolHead extends FileFacts {
  readonly source: 'google-maps' | 'spreadsheet'
  readonly unreadColumns: ImportRunDetail['unreadColumns']
  readonly fileNotes: FileNotes
  /** The mapping that was applied; null: read by the names of the columns. */
  readonly mapping: ColumnMapping | null
  /** The searches that its rows were exported with. */
  readonly searches: readonly ImportSearch[]
}

/** The path of a run's spool. */
export function spoolPath(dataDir: string, runId: number): string {
  return join(dataDir, 'imports', `${runId}.jsonl`)
}

/** Deletes the spool of a run, and the copies of its file that a killed reader left. */
export async function removeSpoolOf(dataDir: string, runId: number): Promise<void> {
  const spool = spoolPath(dataDir, runId)
  await removeSpool(spool)
  await rm(scratchOf(spool), { recursive: true, force: true })
}

/**
 * Reads a file to its end and spools its rows as drafts and faults, before anything of it reaches the database.
 * Throws what readSpreadsheet throws, file_not_businesses, file_empty, and disk_full; then there is no spool.
 */
export async function spoolSpreadsheet(input: SpoolInput): Promise<{ head: SpoolHead; count: number }> {
  const reader = new SheetReader(input)
  try {
    const count = await spoolRows<SpoolHead>(input.spool, {
      head: () => reader.head(),
      rows: reader.rows(),
      onRows: input.onRows ?? (() => {}),
    })
    return { head: reader.head(), count }
  } catch (error) {
    throw diskError(error)
  }
}

/** Reads one file; the header tells its kind. */
class SheetReader {
  readonly #input: SpoolInput
  #header: BusinessHeader | undefined
  #mapping: ColumnMapping | null = null
  #clearable: readonly ClearableColumns[] = []
  #searches: SearchFinder | undefined
  #fileNotes = NO_FILE_NOTES
  readonly #facts = new FileFactFinder()

  constructor(input: SpoolInput) {
    this.#input = input
  }

  head(): SpoolHead {
    return {
      source: this.#header?.source ?? 'spreadsheet',
      unreadColumns: {
        ignored: shownNames(this.#header?.ignored),
        personal: shownNames(this.#header?.dropped),
      },
      fileNotes: this.#fileNotes,
      mapping: this.#mapping,
      searches: this.#searches?.searches ?? [],
      ...this.#facts.facts(),
    }
  }

  async *rows(): AsyncGenerator<readonly ReadRow[]> {
    const { path, spool, signal, countries, mappings } = this.#input
    const limits = limitsForFiles(uploadLimitOf(this.#input))
    let rowCount = 0
    const file = {
      path,
      limits,
      mappings,
      scratch: scratchOf(spool),
      onNotes: (notes: FileNotes) => {
        this.#fileNotes = notes
      },
      ...(signal === undefined ? {} : { signal }),
    }
    for await (const batch of decidingRowsFirst(readSpreadsheet(file))) {
      const header = this.#accept(batch)
      rowCount += batch.rows.length
      const rows = batch.rows.map(row =>
        this.#withSearch(readSheetRow(header, row, countries, this.#clearable), row.cells),
      )
      for (const row of rows) this.#facts.take(row)
      yield rows
    }
    if (rowCount === 0) throw new DomainError('file_empty')
  }

  #withSearch(row: ReadRow, cells: readonly string[]): ReadRow {
    const search = row.draft === undefined ? undefined : this.#searches?.take(cells)
    return search === undefined ? row : { ...row, search }
  }

  #accept({ header: names, rows }: RowBatch): BusinessHeader {
    if (this.#header !== undefined) return this.#header
    const { options, mappings } = this.#input
    const { header, mapping } = decideHeader(
      names,
      rows.map(({ cells }) => cells),
      mappings,
    )
    if (header.kind === 'refused') throw notBusinesses(header)
    this.#header = header
    this.#mapping = mapping === undefined ? null : { key: mapping.key, columns: mapping.columns }
    if (options.emptyCells === 'clear') this.#clearable = clearableColumns(header)
    this.#searches = new SearchFinder(header)
    return header
  }
}

/** The rows that decide what the columns have in one batch, then the others as they come. */
async function* decidingRowsFirst(batches: AsyncIterable<RowBatch>): AsyncGenerator<RowBatch> {
  let first: SheetRow[] | undefined = []
  let header: readonly string[] = []
  for await (const batch of batches) {
    if (first === undefined) yield batch
    else {
      header = batch.header
      first.push(...batch.rows)
      if (first.length < DECIDING_ROWS) continue
      yield { header, rows: first }
      first = undefined
    }
  }
  if (first !== undefined) yield { header, rows: first }
}

function scratchOf(spool: string): string {
  return `${spool}.scratch`
}

/** The refusal of a file by its header, with the names that were found and what is missing. */
function notBusinesses({ reason, names, missing }: RefusedHeader): DomainError {
  const found = shownNames(names).join(', ')
  return new DomainError('file_not_businesses', {
    reason,
    ...(found !== '' && { found }),
    ...(missing.length > 0 && { missing: missing.join(' ') }),
  })
}

function shownNames(names: readonly string[] = []): string[] {
  return names.slice(0, MAX_SHOWN_NAMES).map(name => name.slice(0, MAX_SHOWN_NAME))
}

/** Some files have a thousand columns of photos. */
const MAX_SHOWN_NAMES = 200
/** Longer names are sentences; their beginning tells enough. */
const MAX_SHOWN_NAME = 40
