/** One row of a sheet, with as many cells as the header has. */
export interface SheetRow {
  /** The row in the sheet, the header usually being row 1; blank rows count. */
  readonly rowNumber: number
  /** Text as displayed, by column; '' where a cell is empty. Not trimmed. */
  readonly cells: readonly string[]
  /** Why the row should not be trusted, where the reader can tell. */
  readonly fault?: RowFaultCode
}

/**
 * A row that could not be read well although the file could:
 * 'too-many-cells' (a .csv row with more filled cells than the header names, so its columns have probably shifted),
 * 'quote-not-closed' (a .csv row that opens a quoted cell which never ends; only its first line is given).
 */
export type RowFaultCode = 'too-many-cells' | 'quote-not-closed'

export interface RowBatch {
  /** The first row with content, the same in every batch; a column without a name is ''. */
  readonly header: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** A row as a format's reader finds it: as many cells as there are, before the header is known. */
export interface RawRow {
  readonly rowNumber: number
  readonly cells: string[]
  readonly fault?: RowFaultCode
}

/** What a format's reader yields: the rows that one piece of the file held, in their order. */
export type RawRows = AsyncIterable<readonly RawRow[]>
