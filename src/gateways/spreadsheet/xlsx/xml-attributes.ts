import { damaged } from '../refusals.ts'
import { decodedText } from './xml-text.ts'

const SLASH = 0x2f
const GREATER = 0x3e
const EQUALS = 0x3d
const DOUBLE_QUOTE = 0x22
const SINGLE_QUOTE = 0x27

/** The attributes of one tag, in an object that is reused for every tag: a sheet has millions of them. */
export class XmlAttributes {
  readonly #part: string
  readonly #names: string[] = []
  readonly #values: string[] = []
  #count = 0

  constructor(part: string) {
    this.#part = part
  }

  /** The value of an attribute without a prefix, or undefined. */
  get(name: string): string | undefined {
    for (let i = 0; i < this.#count; i++) {
      if (this.#names[i] === name) return decodedText(this.#values[i] ?? '')
    }
    return undefined
  }

  /** The value of an attribute with any prefix: relationships are r:id, but the prefix is free. */
  getPrefixed(name: string): string | undefined {
    const ending = `:${name}`
    for (let i = 0; i < this.#count; i++) {
      if (this.#names[i]?.endsWith(ending) === true) return decodedText(this.#values[i] ?? '')
    }
    return undefined
  }

  /**
   * Reads the attributes after a tag's name.
   * @returns the position after the tag's '>', or -1 when the text ends before; throws file_damaged
   */
  read(text: string, from: number): number {
    this.#count = 0
    let at = from
    for (;;) {
      while (text.charCodeAt(at) <= 0x20) at++
      if (at >= text.length) return -1
      const code = text.charCodeAt(at)
      if (code === GREATER) return at + 1
      if (code === SLASH) {
        if (at + 1 >= text.length) return -1
        if (text.charCodeAt(at + 1) !== GREATER) throw damaged('xml', this.#part)
        return at + 2
      }
      at = this.#readOne(text, at)
      if (at < 0) return -1
    }
  }

  #readOne(text: string, from: number): number {
    let nameEnd = from
    while (nameEnd < text.length && isNameCode(text.charCodeAt(nameEnd))) nameEnd++
    let at = nameEnd
    while (text.charCodeAt(at) <= 0x20) at++
    if (at >= text.length) return -1
    if (nameEnd === from || text.charCodeAt(at) !== EQUALS) throw damaged('xml', this.#part)
    at++
    while (text.charCodeAt(at) <= 0x20) at++
    if (at >= text.length) return -1
    const quote = text.charCodeAt(at)
    if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) throw damaged('xml', this.#part)
    const end = text.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", at + 1)
    if (end < 0) return -1
    this.#names[this.#count] = text.slice(from, nameEnd)
    this.#values[this.#count] = text.slice(at + 1, end)
    this.#count++
    return end + 1
  }
}

function isNameCode(code: number): boolean {
  return code > 0x20 && code !== EQUALS && code !== GREATER && code !== SLASH
}
