import { isHeaderRow } from '#domain/draft/header/header-row.ts'
import { DELIMITERS, type Delimiter } from './csv/delimiter.ts'
import { splitLine } from './csv/split-line.ts'
import type { SpreadsheetLimits } from './limits.ts'
import { isBlank } from './peek-rows.ts'
import { suspicious } from './refusals.ts'
import type { RawRow, RawRows } from './rows.ts'

/** How the lines of a delimited text lie in the cells of a sheet. */
export interface Wrapping {
  readonly delimiter: Delimiter
  readonly columns: number
}

/**
 * Whether rows are lines of a delimited text, each in one cell: so a spreadsheet program opens a text with another
 * delimiter than its own, and so it saves it again (Excel in Germany with commas).
 * @param first the first rows with content
 * @returns undefined for an ordinary table
 */
export function wrappingOf(first: readonly RawRow[]): Wrapping | undefined {
  for (const { cells } of first) {
    if (cells.filter(cell => cell.trim() !== '').length !== 1) continue
    const line = lineOf(cells)
    for (const delimiter of DELIMITERS) {
      const names = line.includes(delimiter) ? splitLine(line, delimiter) : undefined
      if (names !== undefined && isHeaderRow(names)) return { delimiter, columns: names.length }
    }
  }
  return undefined
}

/**
 * Splits rows that are lines of a text. A line whose quote is open at its end goes on in the next row, because a
 * spreadsheet program ends a row at every line break that it does not know to be quoted. Throws file_suspicious for more
 * text than a file may have: one long shared string can be the line of every row.
 */
export async function* unwrappedRows(
  rawRows: RawRows,
  wrapping: Wrapping,
  limits: SpreadsheetLimits,
): RawRows {
  const lines = new OpenLines(wrapping, limits)
  for await (const raws of rawRows) yield raws.flatMap(raw => lines.take(raw))
  yield lines.end()
}

/** Rows that a quoted cell may go over. Longer ones mean a quote that is never closed. */
const MAX_ROWS_OF_LINE = 20

class OpenLines {
  readonly #wrapping: Wrapping
  readonly #limits: SpreadsheetLimits
  #open: RawRow[] = []
  #characters = 0

  constructor(wrapping: Wrapping, limits: SpreadsheetLimits) {
    this.#wrapping = wrapping
    this.#limits = limits
  }

  /** The rows that this one completes. */
  take(raw: RawRow): readonly RawRow[] {
    if (this.#open.length === 0 && (raw.fault !== undefined || isBlank(raw.cells))) return [raw]
    this.#open.push(raw)
    const { delimiter, columns } = this.#wrapping
    const line = this.#open.map(row => lineOf(row.cells)).join('\n')
    this.#characters += line.length
    if (this.#characters > this.#limits.textCharacters) throw suspicious('repeated-text')
    const cells = splitLine(line, delimiter)
    const rowNumber = this.#open[0]?.rowNumber ?? raw.rowNumber
    if (cells === undefined) return this.#open.length < MAX_ROWS_OF_LINE ? [] : this.end()
    // The quote of another line may close one that is never closed; the columns show it.
    if (this.#open.length > 1 && cells.length !== columns) return this.end()
    this.#open = []
    return [{ rowNumber, cells: withFirstCell(cells, line, columns, delimiter) }]
  }

  /** The rows that are still open: the first one is faulty, those behind it are tried again. */
  end(): readonly RawRow[] {
    const [first, ...others] = this.#open
    if (first === undefined) return []
    this.#open = []
    const rows: RawRow[] = [{ ...first, fault: 'quote-not-closed' }]
    for (const row of others) rows.push(...this.take(row))
    return this.#open.length === 0 || others.length === 0 ? rows : rows.concat(this.end())
  }
}

/** The line in a row. Semicolons of the text became borders of cells. */
function lineOf(cells: readonly string[]): string {
  let end = cells.length
  while (end > 0 && (cells[end - 1] ?? '').trim() === '') end--
  return cells
    .slice(0, end)
    .join(';')
    .replaceAll(/[\r\n]+/g, ' ')
}

/**
 * A quoted cell at the beginning of a line has lost its quotes, because the spreadsheet program took them for its own;
 * then the line has as many cells too many as that cell has delimiters.
 */
function withFirstCell(cells: string[], line: string, columns: number, delimiter: Delimiter): string[] {
  const extra = cells.length - columns
  if (extra <= 0 || line.startsWith('"')) return cells
  return [cells.slice(0, extra + 1).join(delimiter), ...cells.slice(extra + 1)]
}
