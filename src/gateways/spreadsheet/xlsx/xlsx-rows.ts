import { NOT_CALCULATED } from '#domain/draft/error-cells.ts'
import type { SpreadsheetLimits } from '#gateways/spreadsheet/limits.ts'
import { formattedNumber, type NumberFormat } from '#gateways/spreadsheet/numeric-cell.ts'
import { damaged, suspicious } from '#gateways/spreadsheet/refusals.ts'
import type { RawRow, RawRows } from '#gateways/spreadsheet/rows.ts'
import type { Sheet } from '#gateways/spreadsheet/sheet-rows.ts'
import { cellColumn, rowNumberOf } from './cell-reference.ts'
import { readCellStyles } from './cell-styles.ts'
import { scanPart } from './scan-part.ts'
import { readSharedStrings, type SharedStrings } from './shared-strings.ts'
import { TextCollector } from './text-collector.ts'
import { readWorkbook } from './workbook.ts'
import type { XmlAttributes } from './xml-attributes.ts'
import type { XmlHandler } from './xml-scanner.ts'
import type { ZipParts } from './zip-parts.ts'

/** Opens the worksheets of a .xlsx. */
export async function xlsxSheets(parts: ZipParts, limits: SpreadsheetLimits): Promise<readonly Sheet[]> {
  const workbook = await readWorkbook(parts)
  const strings = await readSharedStrings(parts, workbook.sharedStrings, limits)
  const styles = await readCellStyles(parts, workbook.styles)
  const context: CellContext = { strings, styles, is1904: workbook.is1904, limits }
  return workbook.sheets.map(({ name, isHidden, part }) => ({
    name,
    isHidden,
    rows: () => sheetRows(parts, part, context),
  }))
}

/**
 * Characters of the cells in one inflated piece of a sheet (256 kB). Real sheets stay below a tenth of it; a long
 * shared string in every cell would fill the memory before the piece ends.
 */
const MAX_PIECE_CHARACTERS = 16_000_000
/** The room of an empty cell. A single cell far to the right costs the file nothing and the row all cells before it. */
const EMPTY_CELL_CHARACTERS = 4

/** What the cells of a workbook refer to. */
export interface CellContext {
  readonly strings: SharedStrings
  readonly styles: readonly NumberFormat[]
  readonly is1904: boolean
  readonly limits: SpreadsheetLimits
}

/** Reads the rows of one worksheet part as they come; rows without any cell are left out. */
export async function* sheetRows(parts: ZipParts, part: string, context: CellContext): RawRows {
  const sheet = new SheetHandler(context)
  for await (const _piece of scanPart(parts, part, sheet)) {
    const rows = sheet.takeRows()
    if (rows.length > 0) yield rows
  }
  if (!sheet.hasSheetData()) throw damaged('xml', part)
  const last = sheet.takeRows()
  if (last.length > 0) yield last
}

class SheetHandler implements XmlHandler {
  readonly #context: CellContext
  readonly #collector: TextCollector
  #rows: RawRow[] = []
  #hasSheetData = false
  #isInside = false
  #rowNumber = 0
  #isHidden = false
  #cells: string[] = []
  #rowCharacters = 0
  #pieceCharacters = 0
  #column = -1
  #isInCell = false
  #type = ''
  #style = ''
  /** Of the cell: a formula, and a value, be it empty. */
  #hasFormula = false
  #hasValue = false

  constructor(context: CellContext) {
    this.#context = context
    this.#collector = new TextCollector(context.limits)
  }

  hasSheetData(): boolean {
    return this.#hasSheetData
  }

  takeRows(): readonly RawRow[] {
    const rows = this.#rows
    this.#rows = []
    this.#pieceCharacters = 0
    return rows
  }

  open = (name: string, attributes: XmlAttributes): void => {
    if (!this.#isInside) {
      if (name === 'sheetData') {
        this.#hasSheetData = true
        this.#isInside = true
      }
    } else if (this.#isInCell) {
      if (name === 'f') this.#hasFormula = true
      else if (name === 'v') this.#hasValue = true
      this.#collector.open(name)
    } else if (name === 'c') {
      this.#isInCell = true
      this.#column = cellColumn(attributes.get('r')) ?? this.#column + 1
      this.#type = attributes.get('t') ?? 'n'
      this.#style = attributes.get('s') ?? ''
      this.#hasFormula = false
      this.#hasValue = false
      this.#collector.begin()
    } else if (name === 'row') {
      this.#rowNumber = rowNumberOf(attributes.get('r')) ?? this.#rowNumber + 1
      this.#column = -1
      this.#isHidden = HIDDEN.has(attributes.get('hidden') ?? '') || attributes.get('ht') === '0'
    }
  }

  text = (text: string): void => {
    if (this.#isInCell) this.#collector.add(text)
  }

  close = (name: string): void => {
    if (!this.#isInside) return
    if (this.#isInCell) {
      if (name === 'c') {
        this.#isInCell = false
        this.#setCell(this.#cellText())
      } else this.#collector.close(name)
    } else if (name === 'row') {
      const row = { rowNumber: this.#rowNumber, cells: this.#cells }
      if (this.#cells.length > 0) this.#rows.push(this.#isHidden ? { ...row, isHidden: true } : row)
      this.#cells = []
      this.#rowCharacters = 0
    } else if (name === 'sheetData') this.#isInside = false
  }

  #cellText(): string {
    const { strings, styles, is1904 } = this.#context
    const raw = this.#collector.raw()
    // Excel stores an empty text as a value of this type, other programs an empty value of a formula they did not calculate.
    const isCalculated = raw !== '' || (this.#hasValue && this.#type === 'str')
    if (this.#hasFormula && !isCalculated) return NOT_CALCULATED
    switch (this.#type) {
      case 's':
        return raw === '' ? '' : strings.get(Number(raw))
      case 'b':
        return booleanText(raw.trim())
      case 'e':
        return raw.trim()
      case 'd':
        return raw.trim().replace(/T00:00:00(?:\.0+)?Z?$/, '')
      case 'str':
      case 'inlineStr':
        return this.#collector.text()
      default:
        if (raw === '') return ''
        return formattedNumber(raw, this.#style === '' ? undefined : styles[Number(this.#style)], is1904)
    }
  }

  #setCell(text: string): void {
    if (text === '') return
    const { limits } = this.#context
    const column = Math.min(this.#column, limits.sheetColumns)
    const skipped = Math.max(0, column - this.#cells.length)
    this.#rowCharacters += text.length
    this.#pieceCharacters += text.length + skipped * EMPTY_CELL_CHARACTERS
    if (this.#rowCharacters > limits.rowCharacters || this.#pieceCharacters > MAX_PIECE_CHARACTERS) {
      throw suspicious('repeated-text')
    }
    while (this.#cells.length < column) this.#cells.push('')
    this.#cells[column] = text
  }
}

const HIDDEN: ReadonlySet<string> = new Set(['1', 'true'])

function booleanText(raw: string): string {
  if (raw === '1' || raw === 'true') return 'true'
  return raw === '' ? '' : 'false'
}
