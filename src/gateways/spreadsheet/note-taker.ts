import type { FileNotes } from '#domain/import/file-notes.ts'

type SheetNote = FileNotes['sheets'][number]

/** Enough to look some of them up. */
const MOST_ROW_NUMBERS = 5
/** Further columns without a heading tell nothing more. */
const MOST_COLUMNS = 50
const LETTERS = 26

/** Gathers what is said of a file as a whole while its rows are read. */
export class NoteTaker {
  readonly #sheets: SheetNote[] = []
  readonly #hiddenRows: number[] = []
  #hiddenCount = 0
  readonly #unnamed = new Map<number, { cells: number; readonly rowNumber: number }>()

  takeSheet(sheet: SheetNote): void {
    this.#sheets.push(sheet)
  }

  takeHiddenRow(rowNumber: number): void {
    this.#hiddenCount++
    if (this.#hiddenRows.length < MOST_ROW_NUMBERS) this.#hiddenRows.push(rowNumber)
  }

  /** @param at the position of a column without a heading, in which the row has a cell */
  takeUnnamed(at: number, rowNumber: number): void {
    const known = this.#unnamed.get(at)
    if (known !== undefined) known.cells++
    else if (this.#unnamed.size < MOST_COLUMNS) this.#unnamed.set(at, { cells: 1, rowNumber })
  }

  notes(): FileNotes {
    return {
      sheets: this.#sheets,
      hiddenRows: this.#hiddenCount === 0 ? null : { count: this.#hiddenCount, rowNumbers: this.#hiddenRows },
      unnamedColumns: [...this.#unnamed]
        .sort(([a], [b]) => a - b)
        .map(([at, found]) => ({ column: columnLetters(at), ...found })),
    }
  }
}

/** The letters of a column as spreadsheets show them: 'A' for 0, 'AB' for 27. */
function columnLetters(at: number): string {
  const last = String.fromCharCode(0x41 + (at % LETTERS))
  return at < LETTERS ? last : columnLetters(Math.floor(at / LETTERS) - 1) + last
}
