import { type NumberFormat, numberFormat } from '#gateways/spreadsheet/numeric-cell.ts'
import { damaged, unknownKind } from '../refusals.ts'
import { BiffCursor, RECORD } from './biff-records.ts'
import { BiffText } from './biff-text.ts'

export interface XlsWorkbook {
  /** The worksheets with their offsets in the stream, in the order of their tabs. */
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean; readonly offset: number }[]
  readonly strings: readonly string[]
  /** The number formats, by the style index of cells. */
  readonly styles: readonly NumberFormat[]
  readonly is1904: boolean
}

/** The version in the first record of Excel 97 to 2003. */
const BIFF8 = 0x0600

/**
 * Reads the sheets, texts and formats of a workbook.
 * Throws file_kind_unknown for encrypted workbooks and for those of Excel 95 and before, and file_damaged.
 */
export function readXlsWorkbook(stream: Buffer): XlsWorkbook {
  const cursor = afterBeginning(stream)
  const sheets: XlsWorkbook['sheets'][number][] = []
  const codes = new Map<number, string>()
  const formatIds: number[] = []
  let strings: readonly string[] = []
  let is1904 = false
  while (cursor.next() && cursor.type !== RECORD.endOfStream) {
    switch (cursor.type) {
      case RECORD.filePass:
        throw unknownKind('encrypted')
      case RECORD.date1904:
        cursor.expect(2)
        is1904 = cursor.u16(0) === 1
        break
      case RECORD.boundSheet: {
        cursor.expect(6)
        const isHidden = (cursor.u8(4) & 0x03) !== 0
        const isWorksheet = cursor.u8(5) === 0
        if (isWorksheet) sheets.push({ name: sheetName(cursor), isHidden, offset: cursor.u32(0) })
        break
      }
      case RECORD.format:
        cursor.expect(5)
        codes.set(cursor.u16(0), new BiffText([stream.subarray(cursor.start, cursor.end)], 2).text())
        break
      case RECORD.extendedFormat:
        cursor.expect(4)
        formatIds.push(cursor.u16(2))
        break
      case RECORD.sharedStrings:
        cursor.expect(8)
        strings = sharedStrings(cursor)
        break
    }
  }
  return { sheets, strings, styles: formatIds.map(id => numberFormat(id, codes.get(id))), is1904 }
}

function afterBeginning(stream: Buffer): BiffCursor {
  const cursor = new BiffCursor(stream, 0)
  if (!cursor.next() || cursor.type !== RECORD.beginOfStream) throw damaged('workbook')
  cursor.expect(4)
  if (cursor.u16(0) !== BIFF8) throw unknownKind('old-excel')
  return cursor
}

/** The name behind offset, state and type: length, flags, characters of one byte or two. */
function sheetName({ bytes, start, end }: BiffCursor): string {
  const body = bytes.subarray(start, end)
  const isWide = ((body[7] ?? 0) & 1) !== 0
  const length = (body[6] ?? 0) * (isWide ? 2 : 1)
  return body.toString(isWide ? 'utf16le' : 'latin1', 8, 8 + length)
}

function sharedStrings(cursor: BiffCursor): readonly string[] {
  const count = cursor.u32(4)
  const texts = new BiffText(cursor.continued(), 8)
  const strings: string[] = []
  while (strings.length < count && !texts.isAtEnd()) strings.push(texts.text())
  return strings
}
