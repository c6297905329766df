const QUOTE = 0x22
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const SPACE = 0x20

/**
 * Bounds the cells of each record of a delimited text before it is parsed, so that a line of separators costs no more
 * than a line of letters. Knows quotes as the parser does: a cell is quoted when it begins with one, two in it are a
 * character.
 */
export class CellLimit {
  readonly #delimiter: number
  readonly #maxCells: number
  #cells = 1
  #isCellStart = true
  #isQuoted = false
  /** Behind a quote in a quoted cell, which closes it unless another one follows. */
  #isAfterQuote = false

  constructor(delimiter: string, maxCells: number) {
    this.#delimiter = delimiter.charCodeAt(0)
    this.#maxCells = maxCells
  }

  /**
   * Replaces the separators behind the last cell by spaces, in place: what follows becomes one more cell.
   * @param piece the next one of a text that begins with a record
   */
  apply(piece: Buffer): void {
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at]
      if (this.#isQuoted) {
        if (!this.#isAfterQuote) {
          this.#isAfterQuote = byte === QUOTE
          continue
        }
        this.#isAfterQuote = false
        if (byte === QUOTE) continue
        this.#isQuoted = false
      }
      if (byte === this.#delimiter) {
        this.#isCellStart = this.#cells <= this.#maxCells
        if (this.#isCellStart) this.#cells++
        else piece[at] = SPACE
      } else if (byte === LINE_FEED || byte === CARRIAGE_RETURN) {
        this.#cells = 1
        this.#isCellStart = true
      } else {
        this.#isQuoted = this.#isCellStart && byte === QUOTE
        this.#isCellStart = false
      }
    }
  }
}
