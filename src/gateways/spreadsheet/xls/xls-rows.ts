import type { SpreadsheetLimits } from '../limits.ts'
import { damaged, suspicious, unknownKind } from '../refusals.ts'
import type { RawRow, RawRows } from '../rows.ts'
import type { Sheet } from '../sheet-rows.ts'
import { BiffCursor, RECORD } from './biff-records.ts'
import { openCompoundFile } from './compound-file.ts'
import { isCellRecord, readCells } from './xls-cells.ts'
import { readXlsWorkbook, type XlsWorkbook } from './xls-workbook.ts'

/**
 * Rows of one piece; a piece ends early at so many characters, because a long shared string can be repeated in every
 * cell.
 */
const ROWS_PER_PIECE = 500
const CHARACTERS_PER_PIECE = 1_000_000

/**
 * Opens the worksheets of a .xls of Excel 97 to 2003 (BIFF8).
 * Throws file_kind_unknown for other files in the same container (encrypted workbooks, documents, Excel 95).
 * @param file the whole file
 */
export function xlsSheets(file: Buffer, limits: SpreadsheetLimits): readonly Sheet[] {
  const container = openCompoundFile(file)
  const stream = container.stream('Workbook')
  if (stream === undefined) throw refusedContainer(container.names)
  const workbook = readXlsWorkbook(stream)
  return workbook.sheets.map(({ name, isHidden, offset }) => ({
    name,
    isHidden,
    rows: () => sheetRows(stream, offset, workbook, limits),
  }))
}

function refusedContainer(names: readonly string[]): Error {
  if (names.includes('EncryptedPackage')) return unknownKind('encrypted')
  if (names.includes('Book')) return unknownKind('old-excel')
  if (names.includes('WordDocument')) return unknownKind('text-document')
  if (names.includes('PowerPoint Document')) return unknownKind('presentation')
  return damaged('workbook')
}

async function* sheetRows(
  stream: Buffer,
  offset: number,
  workbook: XlsWorkbook,
  limits: SpreadsheetLimits,
): RawRows {
  const { cells: found, hidden } = recordsOf(stream, offset)
  const records = recordsByRow(found)
  let piece: RawRow[] = []
  let cells: string[] = []
  let characters = 0
  let pieceCharacters = 0
  const setCell = (sheetColumn: number, full: string) => {
    if (full === '') return
    const column = Math.min(sheetColumn, limits.sheetColumns)
    const text = full.length > limits.cellCharacters ? full.slice(0, limits.cellCharacters) : full
    characters += text.length
    if (characters > limits.rowCharacters) throw suspicious('repeated-text')
    while (cells.length < column) cells.push('')
    cells[column] = text
  }
  for (const [index, record] of records.entries()) {
    const cursor = new BiffCursor(stream, record.offset)
    cursor.next()
    readCells(cursor, workbook, setCell)
    if (records[index + 1]?.row === record.row) continue
    const row = { rowNumber: record.row + 1, cells }
    if (cells.length > 0) piece.push(hidden.has(record.row) ? { ...row, isHidden: true } : row)
    pieceCharacters += characters
    cells = []
    characters = 0
    if (piece.length >= ROWS_PER_PIECE || pieceCharacters >= CHARACTERS_PER_PIECE) {
      yield piece
      piece = []
      pieceCharacters = 0
    }
  }
  yield piece
}

interface CellRecord {
  readonly row: number
  readonly offset: number
}

/** The records with cells of a sheet, and which of its rows are hidden. */
function recordsOf(
  stream: Buffer,
  offset: number,
): { readonly cells: CellRecord[]; readonly hidden: ReadonlySet<number> } {
  const cursor = new BiffCursor(stream, offset)
  if (offset >= stream.length || !cursor.next() || cursor.type !== RECORD.beginOfStream) throw damaged('xls')
  const cells: CellRecord[] = []
  const hidden = new Set<number>()
  // A chart in a sheet is a nested stream with its own beginning and end.
  let depth = 1
  while (depth > 0) {
    if (!cursor.next()) throw damaged('truncated')
    if (cursor.type === RECORD.beginOfStream) depth++
    else if (cursor.type === RECORD.endOfStream) depth--
    else if (depth === 1 && isCellRecord(cursor)) cells.push({ row: cursor.u16(0), offset: cursor.offset })
    else if (depth === 1 && isHiddenRow(cursor)) hidden.add(cursor.u16(0))
  }
  return { cells, hidden }
}

/** Whether the record at the cursor says that its row has no height (MS-XLS 2.4.221). */
function isHiddenRow(cursor: BiffCursor): boolean {
  if (cursor.type !== RECORD.row || cursor.end - cursor.start < ROW_BYTES) return false
  return (cursor.u8(ROW_FLAGS_AT) & HAS_NO_HEIGHT) !== 0
}

const ROW_BYTES = 16
const ROW_FLAGS_AT = 12
const HAS_NO_HEIGHT = 0x20

/** Excel writes rows in order; other programs may not. */
function recordsByRow(records: CellRecord[]): readonly CellRecord[] {
  const isSorted = records.every(
    (record, index) => index === 0 || (records[index - 1]?.row ?? 0) <= record.row,
  )
  return isSorted ? records : records.sort((a, b) => a.row - b.row)
}
