/** The limits of one file. Callers can lower each of them; tests do. */
export interface SpreadsheetLimits {
  /** Bytes of the file as uploaded. */
  readonly fileBytes: number
  /** Parts inside a .xlsx; a real workbook has 10 to 100. */
  readonly zipEntries: number
  /** Bytes of all parts of a .xlsx together once inflated; 20 MB of real rows inflate to 100 to 250 MB. */
  readonly inflatedBytes: number
  /** How much larger than its compressed form a part may be; real sheets stay below 50. */
  readonly inflationRatio: number
  /** Parts up to this many inflated bytes may have any ratio: a small repetitive sheet is no attack. */
  readonly inflationRatioFloorBytes: number
  /** Rows with content below the header. */
  readonly rows: number
  /** Columns that are read; those without a meaning for a business do not count. */
  readonly columns: number
  /** Columns in all. What a row has behind them is one more cell at most, before it is parsed further. */
  readonly sheetColumns: number
  /** Characters of a cell; what is longer is cut. Excel's own limit is 32,767. */
  readonly cellCharacters: number
  /** Characters of a row: one shared string can be repeated in every cell without making the file larger. */
  readonly rowCharacters: number
  /** Characters of all rows together, for the same reason. */
  readonly textCharacters: number
  /** Bytes of the shared strings of a .xlsx, which stay in memory while the sheet is read. */
  readonly sharedStringBytes: number
  /** Heap of the reader's process; a real 20 MB file needs a quarter of it. */
  readonly heapMegabytes: number
  /** The total time that the caller waits for rows. */
  readonly timeMs: number
}

export const MEGABYTE = 1024 * 1024

export const DEFAULT_LIMITS: SpreadsheetLimits = {
  fileBytes: 20 * MEGABYTE,
  zipEntries: 2000,
  inflatedBytes: 600 * MEGABYTE,
  inflationRatio: 200,
  inflationRatioFloorBytes: 4 * MEGABYTE,
  rows: 200_000,
  columns: 500,
  sheetColumns: 2_000,
  cellCharacters: 100_000,
  rowCharacters: 4_000_000,
  textCharacters: 600_000_000,
  sharedStringBytes: 256 * MEGABYTE,
  heapMegabytes: 256,
  timeMs: 10 * 60 * 1000,
}

/**
 * The limits for files up to a size. A larger file than the default allows may have more rows and more text in the same
 * measure; the reader's heap stays as it is.
 */
export function limitsForFiles(fileBytes: number): SpreadsheetLimits {
  const factor = Math.max(1, fileBytes / DEFAULT_LIMITS.fileBytes)
  return {
    ...DEFAULT_LIMITS,
    fileBytes,
    rows: Math.round(DEFAULT_LIMITS.rows * factor),
    inflatedBytes: Math.round(DEFAULT_LIMITS.inflatedBytes * factor),
    textCharacters: Math.round(DEFAULT_LIMITS.textCharacters * factor),
  }
}
