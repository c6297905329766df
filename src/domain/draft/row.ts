import type { BusinessField, FieldValues } from '#domain/business/fields.ts'
import { plainLine } from '#domain/text/plain-text.ts'
import { looksLikeJson } from '#domain/text/primitive-values.ts'
import type { BusinessDraft } from '../business/business.ts'
import { cellText } from './cell-text.ts'
import { type DraftFault, type DraftFaultCode, faultOf } from './draft-fault.ts'
import type { Column, ListColumn } from './header/columns.ts'
import type { BusinessHeader } from './header/header.ts'

/** A row while it is read: its cells by meaning, the draft so far and the faults. */
export class Row {
  readonly draft: BusinessDraft = {}
  readonly faults: DraftFault[] = []
  readonly #header: BusinessHeader
  readonly #cells: readonly string[]
  /** Of the cells that were asked for: several fields ask for one. */
  readonly #texts: string[] = []

  constructor(header: BusinessHeader, cells: readonly string[]) {
    this.#header = header
    this.#cells = cells
  }

  get lists(): readonly ListColumn[] {
    return this.#header.lists
  }

  /** Where the file comes from. */
  get source(): BusinessHeader['source'] {
    return this.#header.source
  }

  has(column: Column): boolean {
    return this.#header.columns.has(column)
  }

  /** The cell at a position; '' when empty. */
  cellAt(at: number): string {
    const known = this.#texts[at]
    if (known !== undefined) return known
    const text = cellText(this.#cells[at] ?? '')
    this.#texts[at] = text
    return text
  }

  /** The cells of columns with a meaning that begin with a sign, as the file has them. */
  *cellsWith(sign: string): Generator<{ readonly column: Column; readonly cell: string }> {
    for (const [column, positions] of this.#header.columns)
      for (const at of positions) {
        const cell = this.#cells[at] ?? ''
        if (cell.startsWith(sign)) yield { column, cell }
      }
  }

  /** The first cell of a column with a text; '' when there is none. */
  text(column: Column): string {
    for (const at of this.#header.columns.get(column) ?? NO_POSITIONS) {
      const text = this.cellAt(at)
      if (text !== '') return text
    }
    return ''
  }

  /** All cells of a column with a text, the best first. */
  texts(column: Column): readonly string[] {
    return (this.#header.columns.get(column) ?? NO_POSITIONS)
      .map(at => this.cellAt(at))
      .filter(text => text !== '')
  }

  /**
   * A cell as one line of text. '' with a fault for JSON, which means that the cells have moved into wrong columns, and
   * for an e-mail address, which belongs to a person.
   */
  line(column: Column, field: BusinessField, maxLength: number): string {
    const text = this.text(column)
    if (text === '') return ''
    if (looksLikeJson(text)) return this.#reject(field, 'columns_shifted', text)
    if (text.length > maxLength * MARKUP_FACTOR) return this.#reject(field, 'too_long', text)
    const line = plainLine(text)
    if (line.length > maxLength) return this.#reject(field, 'too_long', line)
    return line.includes('@') && EMAIL.test(line) ? this.#reject(field, 'misplaced_value', line) : line
  }

  /** A value of a column of words or numbers. Notes a fault when it is unreadable; JSON means shifted columns. */
  read<T>(
    column: Column,
    field: BusinessField,
    code: DraftFaultCode,
    parse: (text: string) => T | undefined,
  ): T | undefined {
    const text = this.text(column)
    if (text === '') return undefined
    const value = parse(text)
    if (value === undefined) this.note(field, looksLikeJson(text) ? 'columns_shifted' : code, text)
    return value
  }

  /** States a field, where there is a value. */
  state<Field extends BusinessField>(field: Field, value: FieldValues[Field] | undefined): void {
    if (value !== undefined) Object.assign(this.draft, { [field]: value })
  }

  note(field: BusinessField | '', code: DraftFaultCode, value: string): void {
    this.faults.push(faultOf(field, code, value))
  }

  #reject(field: BusinessField, code: DraftFaultCode, value: string): '' {
    this.note(field, code, value)
    return ''
  }
}

const NO_POSITIONS: readonly number[] = []

/** A cell may be so many times longer than its line, because of tags and entities. */
const MARKUP_FACTOR = 4

const EMAIL = /[^\s@]{1,64}@[^\s@.]{1,63}\.[^\s@]/
