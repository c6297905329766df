import { formattedNumber } from '#gateways/spreadsheet/numeric-cell.ts'
import { BiffCursor, RECORD } from './biff-records.ts'
import { BiffText } from './biff-text.ts'
import type { XlsWorkbook } from './xls-workbook.ts'

/** The row, column and style at the beginning of every cell record. */
const CELL_HEADER_BYTES = 6

/** The smallest body of each record with cells; blank cells are left out. */
const CELL_BYTES: ReadonlyMap<number, number> = new Map([
  [RECORD.labelShared, 10],
  [RECORD.rk, 10],
  [RECORD.number, 14],
  [RECORD.mulRk, 12],
  [RECORD.boolErr, 8],
  [RECORD.label, 8],
  [RECORD.richString, 8],
  [RECORD.formula, 14],
])

/** The records that may come between a formula and the text of its result. */
const BETWEEN_FORMULA_AND_TEXT: readonly number[] = [
  RECORD.sharedFormula,
  RECORD.array,
  RECORD.dataTable,
  RECORD.continuation,
]

/** Whether the record at the cursor has cells. Throws file_damaged when it is too short for them. */
export function isCellRecord(cursor: BiffCursor): boolean {
  const bytes = CELL_BYTES.get(cursor.type)
  if (bytes === undefined) return false
  cursor.expect(bytes)
  return true
}

/** Calls `set` with the column and the text of every cell of the record at the cursor. */
export function readCells(
  cursor: BiffCursor,
  workbook: XlsWorkbook,
  set: (column: number, text: string) => void,
): void {
  const column = cursor.u16(2)
  const number = (value: number, style: number) =>
    formattedNumber(String(value), workbook.styles[style], workbook.is1904)
  switch (cursor.type) {
    case RECORD.labelShared:
      set(column, workbook.strings[cursor.u32(6)] ?? '')
      break
    case RECORD.rk:
      set(column, number(decodeRk(cursor.u32(6)), cursor.u16(4)))
      break
    case RECORD.number:
      set(column, number(cursor.bytes.readDoubleLE(cursor.start + 6), cursor.u16(4)))
      break
    case RECORD.mulRk: {
      const count = Math.floor((cursor.end - cursor.start - CELL_HEADER_BYTES) / 6)
      for (let i = 0; i < count; i++) {
        set(column + i, number(decodeRk(cursor.u32(6 + i * 6)), cursor.u16(4 + i * 6)))
      }
      break
    }
    case RECORD.boolErr:
      set(column, cursor.u8(7) === 0 ? booleanText(cursor.u8(6)) : errorText(cursor.u8(6)))
      break
    case RECORD.label:
    case RECORD.richString:
      set(column, labelText(cursor))
      break
    case RECORD.formula:
      set(column, formulaText(cursor, number))
      break
  }
}

/** A number packed into 30 bits: a whole number or the upper half of a double, perhaps in hundredths (MS-XLS 2.5.122). */
function decodeRk(rk: number): number {
  const isHundredths = (rk & 1) !== 0
  const isWhole = (rk & 2) !== 0
  let value = rk >> 2
  if (!isWhole) {
    DOUBLE.setUint32(0, rk & ~3)
    value = DOUBLE.getFloat64(0)
  }
  return isHundredths ? value / 100 : value
}

const DOUBLE = new DataView(new ArrayBuffer(8))

function formulaText(cursor: BiffCursor, number: (value: number, style: number) => string): string {
  const isNumber = cursor.u16(12) !== 0xffff
  if (isNumber) return number(cursor.bytes.readDoubleLE(cursor.start + 6), cursor.u16(4))
  const kind = cursor.u8(6)
  if (kind === 0) return resultText(cursor)
  if (kind === 1) return booleanText(cursor.u8(8))
  return kind === 2 ? errorText(cursor.u8(8)) : ''
}

function resultText(formula: BiffCursor): string {
  const cursor = new BiffCursor(formula.bytes, formula.end)
  while (cursor.next()) {
    if (cursor.type === RECORD.string) return new BiffText(cursor.continued(), 0).text()
    if (!BETWEEN_FORMULA_AND_TEXT.includes(cursor.type)) break
  }
  return ''
}

function labelText(label: BiffCursor): string {
  const cursor = new BiffCursor(label.bytes, label.offset)
  cursor.next()
  return new BiffText(cursor.continued(), CELL_HEADER_BYTES).text()
}

/** The errors by their codes (MS-XLS 2.5.10). */
const ERRORS: ReadonlyMap<number, string> = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
])

function errorText(code: number): string {
  return ERRORS.get(code) ?? ''
}

function booleanText(value: number): string {
  return value === 0 ? 'false' : 'true'
}
