import type { SpreadsheetLimits } from '../limits.ts'
import { withoutExcelEscapes } from './xml-text.ts'

/**
 * Collects the text of one cell or shared string: <v>, or the <t> of all its runs, without phonetic text above East
 * Asian characters (<rPh>).
 */
export class TextCollector {
  readonly #limit: number
  #text = ''
  #isOpen = false
  #isPhonetic = false

  constructor(limits: SpreadsheetLimits) {
    this.#limit = limits.cellCharacters
  }

  begin(): void {
    this.#text = ''
    this.#isOpen = false
    this.#isPhonetic = false
  }

  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true
    else if ((name === 't' || name === 'v') && !this.#isPhonetic) this.#isOpen = true
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false
    else if (name === 't' || name === 'v') this.#isOpen = false
  }

  add(text: string): void {
    if (!this.#isOpen || this.#text.length >= this.#limit) return
    this.#text += text
    if (this.#text.length > this.#limit) this.#text = this.#text.slice(0, this.#limit)
  }

  /** The text as stored, without decoding Excel's escapes. */
  raw(): string {
    return this.#text
  }

  text(): string {
    return withoutExcelEscapes(this.#text)
  }
}
