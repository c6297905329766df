import { damaged, suspicious } from '../refusals.ts'
import { XmlAttributes } from './xml-attributes.ts'
import { decodedText, splitsReference } from './xml-text.ts'

/** Receives what the scanner finds; names have no namespace prefix. */
export interface XmlHandler {
  /** Only valid during the call. */
  readonly open: (name: string, attributes: XmlAttributes) => void
  readonly close?: (name: string) => void
  /** Decoded text; one text may come in several pieces. */
  readonly text?: (text: string) => void
}

/** No spreadsheet program writes a longer tag. */
const MAX_TAG_CHARACTERS = 1024 * 1024

const LESS = 0x3c
const SLASH = 0x2f
const GREATER = 0x3e
const EXCLAMATION = 0x21
const QUESTION = 0x3f

/**
 * Reads XML piece by piece and keeps at most one unfinished tag.
 * It knows elements, attributes, text, CDATA, comments and processing instructions. A document type is refused, so that
 * no entity can be defined. Tags must be balanced in number; their names are not compared.
 */
export class XmlScanner {
  readonly #handler: XmlHandler
  readonly #part: string
  readonly #attributes: XmlAttributes
  #rest = ''
  /** The end of the comment, instruction or CDATA section that is being read, or ''. */
  #until = ''
  #depth = 0
  #hasRoot = false

  /** @param part the part's name, for error messages */
  constructor(handler: XmlHandler, part: string) {
    this.#handler = handler
    this.#part = part
    this.#attributes = new XmlAttributes(part)
  }

  /** Scans the next piece of decoded text; throws file_damaged or file_suspicious. */
  write(piece: string): void {
    const text = this.#rest === '' ? piece : this.#rest + piece
    this.#rest = ''
    let at = 0
    while (at < text.length) {
      if (this.#until !== '') {
        at = this.#skipSection(text, at)
        continue
      }
      if (text.charCodeAt(at) === LESS) {
        const next = this.#markup(text, at)
        if (next < 0) {
          this.#hold(text, at)
          return
        }
        at = next
        continue
      }
      const less = text.indexOf('<', at)
      const end = less < 0 ? splitsReference(text, at) : less
      if (end > at && this.#depth > 0) this.#handler.text?.(decodedText(text.slice(at, end)))
      if (less < 0) {
        this.#hold(text, end)
        return
      }
      at = less
    }
  }

  /** Must be called after the last piece; throws file_damaged when the document is not complete. */
  end(): void {
    if (this.#rest.trim() !== '' || this.#until !== '' || this.#depth !== 0 || !this.#hasRoot) {
      throw damaged('xml', this.#part)
    }
  }

  #hold(text: string, from: number): void {
    if (text.length - from > MAX_TAG_CHARACTERS) throw damaged('xml', this.#part)
    this.#rest = text.slice(from)
  }

  /** @returns the position after the markup, or -1 when it is not complete */
  #markup(text: string, at: number): number {
    const code = text.charCodeAt(at + 1)
    if (Number.isNaN(code)) return -1
    if (code === SLASH) return this.#closeTag(text, at)
    if (code === QUESTION) return this.#beginSection('?>', at + 2)
    if (code === EXCLAMATION) return this.#declaration(text, at)
    return this.#openTag(text, at)
  }

  #declaration(text: string, at: number): number {
    if (text.startsWith('<!--', at)) return this.#beginSection('-->', at + 4)
    if (text.startsWith('<![CDATA[', at)) return this.#beginSection(']]>', at + 9)
    if (text.length - at < 9) return -1
    if (/^<!doctype$/i.test(text.slice(at, at + 9))) throw suspicious('doctype', { part: this.#part })
    throw damaged('xml', this.#part)
  }

  #beginSection(until: string, at: number): number {
    this.#until = until
    return at
  }

  #skipSection(text: string, at: number): number {
    const end = text.indexOf(this.#until, at)
    // The end itself may be split between two pieces.
    const contentEnd = end < 0 ? Math.max(at, text.length - this.#until.length + 1) : end
    if (this.#until === ']]>' && contentEnd > at && this.#depth > 0)
      this.#handler.text?.(text.slice(at, contentEnd))
    if (end < 0) {
      this.#rest = text.slice(contentEnd)
      return text.length
    }
    const next = end + this.#until.length
    this.#until = ''
    return next
  }

  #closeTag(text: string, at: number): number {
    const end = text.indexOf('>', at)
    if (end < 0) return -1
    this.#depth--
    if (this.#depth < 0) throw damaged('xml', this.#part)
    let stop = end
    while (stop > at + 2 && text.charCodeAt(stop - 1) <= 0x20) stop--
    this.#handler.close?.(localName(text, at + 2, stop))
    return end + 1
  }

  #openTag(text: string, at: number): number {
    let nameEnd = at + 1
    for (; nameEnd < text.length; nameEnd++) {
      const code = text.charCodeAt(nameEnd)
      if (code <= 0x20 || code === GREATER || code === SLASH) break
    }
    if (nameEnd === at + 1) throw damaged('xml', this.#part)
    const end = this.#attributes.read(text, nameEnd)
    if (end < 0) return -1
    if (this.#depth === 0 && this.#hasRoot) throw damaged('xml', this.#part)
    this.#hasRoot = true
    const name = localName(text, at + 1, nameEnd)
    this.#handler.open(name, this.#attributes)
    if (text.charCodeAt(end - 2) === SLASH) this.#handler.close?.(name)
    else this.#depth++
    return end
  }
}

function localName(text: string, from: number, to: number): string {
  const name = text.slice(from, to)
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}
