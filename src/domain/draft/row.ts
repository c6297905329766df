import { plainLine } from '#domain/text/plain-text.ts'
import { looksLikeJson } from '#domain/text/primitive-values.ts'
import type { BusinessDraft, BusinessField } from '../business/business.ts'
import { cellText } from './cell-text.ts'
import type { Column, ListColumn } from './columns.ts'
import { type DraftFault, type DraftFaultCode, faultOf } from './draft-fault.ts'
import type { BusinessHeader } from './header.ts'

/** One row while it is read: its cells by meaning, the draft so far and what was wrong. */
export class Row {
  readonly draft: BusinessDraft = {}
  readonly faults: DraftFault[] = []
  readonly #header: BusinessHeader
  readonly #cells: readonly string[]

  constructor(header: BusinessHeader, cells: readonly string[]) {
    this.#header = header
    this.#cells = cells
  }

  get lists(): readonly ListColumn[] {
    return this.#header.lists
  }

  has(column: Column): boolean {
    return this.#header.columns.has(column)
  }

  /** The cell at a position, '' when empty. */
  cellAt(at: number): string {
    return cellText(this.#cells[at] ?? '')
  }

  /** The best filled cell for a meaning, '' when there is none. */
  text(column: Column): string {
    for (const at of this.#header.columns.get(column) ?? NO_POSITIONS) {
      const text = this.cellAt(at)
      if (text !== '') return text
    }
    return ''
  }

  /** All filled cells for a meaning, the best column first. */
  texts(column: Column): readonly string[] {
    return (this.#header.columns.get(column) ?? NO_POSITIONS)
      .map(at => this.cellAt(at))
      .filter(text => text !== '')
  }

  /**
   * A cell as one line for people. JSON there means that the row's cells have moved into wrong columns, an e-mail
   * address that somebody's data stands in a wrong one; both are faults, and the line is empty.
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

  /**
   * A value parsed from a column of plain words or numbers; an unreadable one is a fault, and JSON there a shifted row.
   */
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

  note(field: BusinessField | '', code: DraftFaultCode, value: string): void {
    this.faults.push(faultOf(field, code, value))
  }

  #reject(field: BusinessField, code: DraftFaultCode, value: string): '' {
    this.note(field, code, value)
    return ''
  }
}

const NO_POSITIONS: readonly number[] = []

/** Tags and entities around a line may make its cell longer than the line itself. */
const MARKUP_FACTOR = 4

const EMAIL = /[^\s@]{1,64}@[^\s@.]{1,63}\.[^\s@]/
