/** One row of a sheet, with at most as many cells as the header. */
export interface SheetRow {
  /** The number of the row in the sheet, usually 1 for the header; blank rows count. */
  readonly rowNumber: number
  /** Text as displayed, by column; '' where a cell is empty, none for the empty ones at the end. Not trimmed. */
  readonly cells: readonly string[]
  /** Why the row is not reliable, where the reader can tell. */
  readonly fault?: RowFaultCode
  /** The columns of cells that were read in a wrong encoding and repaired. */
  readonly repaired?: readonly number[]
  /** The columns of cells in which letters are lost or wrong. */
  readonly damaged?: readonly number[]
}

/**
 * Why a row is not reliable although the file could be read:
 * 'too-many-cells' (a .csv row with more filled cells than the header, so its columns have probably shifted),
 * 'quote-not-closed' (a .csv row with a quoted cell that never ends; only its first line is given).
 */
export type RowFaultCode = 'too-many-cells' | 'quote-not-closed'

export interface RowBatch {
  /** The first row with content, the same in every batch; '' for a column without a name. */
  readonly header: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** A row as the reader of a format finds it, before the header is known. */
export interface RawRow extends SheetRow {
  readonly cells: string[]
  /** By a filter or by hand. */
  readonly isHidden?: true
}

/** What the reader of a format yields: the rows of one piece of the file, in their order. */
export type RawRows = AsyncIterable<readonly RawRow[]>
