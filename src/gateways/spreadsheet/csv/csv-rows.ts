import { type CsvError, type Info, type Parser, parse } from 'csv-parse'
import type { SpreadsheetLimits } from '../limits.ts'
import { damaged } from '../refusals.ts'
import type { RawRow, RawRows } from '../rows.ts'
import { CellLimit } from './cell-limit.ts'
import { type Delimiter, detectDelimiter } from './delimiter.ts'
import { splitLine } from './split-line.ts'
import type { Utf8Text } from './utf8-text.ts'

const PIECE_BYTES = 64 * 1024
const SAMPLE_BYTES = 64 * 1024
/** A longer record of several lines contains the rows after a quote that is never closed. */
const MAX_RECORD_CHARACTERS = 1_000_000
/** The same in UTF-8, with room for separators, of which the parser counts none. */
const MAX_RECORD_BYTES = 3 * MAX_RECORD_CHARACTERS + 2 * PIECE_BYTES
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/**
 * Reads the rows of delimited text. The delimiter is detected, or taken from Excel's hint "sep=;" in the first line.
 * A quote that is never closed makes only its own line a row with a fault; reading goes on after it. Throws
 * file_damaged when a line is longer than a row may be.
 */
export async function* csvRows(text: Utf8Text, limits: SpreadsheetLimits): RawRows {
  const sample = (await text.read(0, SAMPLE_BYTES)).toString()
  const hint = /^sep=([,;\t|])\r?\n/i.exec(sample)
  const delimiter = (hint?.[1] as Delimiter | undefined) ?? detectDelimiter(sample)
  let start = hint?.[0].length ?? 0
  let rowNumber = 0
  for (;;) {
    const section = new CsvSection(delimiter, limits, rowNumber)
    for (let at = start; at < text.length && !section.hasFailed(); at += PIECE_BYTES) {
      await section.write(await text.read(at, PIECE_BYTES))
      if (section.openBytes() > MAX_RECORD_BYTES) throw damaged('row-too-long')
      yield section.takeRows()
    }
    await section.end()
    yield section.takeRows()
    if (!section.hasFailed()) return
    const lineStart = start + section.goodBytes()
    // With room for the line break behind the longest line.
    const line = await text.read(lineStart, limits.rowCharacters + 2)
    const blank = blankLinesAt(line)
    if (blank.count > 0) {
      rowNumber = section.rowNumber() + blank.count
      start = lineStart + blank.bytes
      continue
    }
    const lineEnd = endOfLine(line)
    if (lineEnd > limits.rowCharacters) throw damaged('row-too-long')
    rowNumber = section.rowNumber() + 1
    start = lineStart + afterLineBreak(line, lineEnd)
    yield [{ rowNumber, ...cellsOfLine(line.subarray(0, lineEnd), delimiter, limits) }]
  }
}

/** The cells of a line whose quote seems to be open: one alone may just have a long cell, such as all reviews. */
function cellsOfLine(
  line: Buffer,
  delimiter: Delimiter,
  limits: SpreadsheetLimits,
): Pick<RawRow, 'cells' | 'fault'> {
  if (line.length > MAX_RECORD_CHARACTERS) {
    new CellLimit(delimiter, limits.sheetColumns).apply(line)
    const cells = splitLine(line.toString(), delimiter)
    if (cells !== undefined) return { cells: cells.map(cell => cell.slice(0, limits.cellCharacters)) }
  }
  const pieces = line.toString().split(delimiter)
  return { cells: pieces.map(cell => cell.replaceAll('"', '')), fault: 'quote-not-closed' }
}

/** The part of a text from one unclosed quote to the next; most texts are one section. */
class CsvSection {
  readonly #parser: Parser
  readonly #cellLimit: CellLimit
  #rows: RawRow[] = []
  #rowNumber: number
  #emptyLines = 0
  #goodBytes = 0
  #writtenBytes = 0
  #hasFailed = false

  constructor(delimiter: Delimiter, limits: SpreadsheetLimits, rowNumber: number) {
    this.#rowNumber = rowNumber
    this.#cellLimit = new CellLimit(delimiter, limits.sheetColumns)
    this.#parser = parse({
      delimiter,
      bom: false,
      relax_quotes: true,
      relax_column_count: true,
      // They cost nothing this way, but count as rows of the sheet.
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: MAX_RECORD_CHARACTERS,
      // Rows are collected here, because a stream that fails drops rows that it has not delivered.
      on_record: (cells: string[], { bytes, empty_lines: emptyLines }: Info) => {
        this.#goodBytes = bytes
        this.#rowNumber += 1 + emptyLines - this.#emptyLines
        this.#emptyLines = emptyLines
        // The parser describes each record that is longer or shorter than the first one in an error object, which
        // takes four fifths of the time. Of each first record it does not.
        Object.assign(this.#parser.info, { records: 0 })
        const cut = cells.map(cell =>
          cell.length > limits.cellCharacters ? cell.slice(0, limits.cellCharacters) : cell,
        )
        this.#rows.push({ rowNumber: this.#rowNumber, cells: cut })
        return null
      },
    })
    // The callbacks of write and end get the same error and handle it.
    this.#parser.on('error', () => {})
  }

  hasFailed(): boolean {
    return this.#hasFailed
  }

  /** Bytes of this section up to the end of its last complete record. */
  goodBytes(): number {
    return this.#goodBytes
  }

  /** Bytes behind its last complete record. */
  openBytes(): number {
    if (this.#hasFailed) return 0
    const { empty_lines: emptyLines } = this.#parser.info
    // A line break each, and two on Windows.
    return this.#writtenBytes - this.#goodBytes - 2 * (emptyLines - this.#emptyLines)
  }

  rowNumber(): number {
    return this.#rowNumber
  }

  takeRows(): readonly RawRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  /** @param piece changed */
  write(piece: Buffer): Promise<void> {
    this.#writtenBytes += piece.length
    this.#cellLimit.apply(piece)
    return new Promise((resolve, reject) =>
      this.#parser.write(piece, error => this.#finishWrite(error, resolve, reject)),
    )
  }

  async end(): Promise<void> {
    if (this.#hasFailed) return
    await new Promise<void>((resolve, reject) => {
      this.#parser.end((error?: Error | null) => this.#finishWrite(error, resolve, reject))
    })
  }

  #finishWrite(error: Error | null | undefined, resolve: () => void, reject: (error: Error) => void): void {
    if (!error) {
      resolve()
      return
    }
    if (!isUnclosedQuote(error)) {
      reject(error)
      return
    }
    this.#hasFailed = true
    resolve()
  }
}

function isUnclosedQuote(error: Error): error is CsvError {
  return 'code' in error && (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
}

/** The blank lines at the beginning, which a section skips behind its last record. */
function blankLinesAt(bytes: Buffer): { readonly count: number; readonly bytes: number } {
  let at = 0
  let count = 0
  while (bytes[at] === CARRIAGE_RETURN || bytes[at] === LINE_FEED) {
    at = afterLineBreak(bytes, at)
    count++
  }
  return { count, bytes: at }
}

function endOfLine(bytes: Buffer): number {
  const feed = bytes.indexOf(LINE_FEED)
  const end = feed < 0 ? bytes.length : feed
  const carriage = bytes.subarray(0, end).indexOf(CARRIAGE_RETURN)
  return carriage < 0 ? end : carriage
}

function afterLineBreak(bytes: Buffer, at: number): number {
  return bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED ? at + 2 : at + 1
}
