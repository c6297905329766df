import { unescapeMarkup } from '#domain/markup/unescape.ts'

/** The longest reference, '&#1114111;', without its semicolon. */
const LONGEST_OPEN_REFERENCE = 9

/**
 * Decodes the references and line ends of XML text. References to other entities are not defined and stay as they are.
 */
export function decodedText(raw: string): string {
  return unescapeMarkup(raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw)
}

/** Where to split text that continues in the next piece, so that no reference and no line end is cut. */
export function splitsReference(text: string, from: number): number {
  const last = text.length - 1
  const ampersand = text.lastIndexOf('&')
  if (ampersand >= from && last - ampersand <= LONGEST_OPEN_REFERENCE && !text.includes(';', ampersand))
    return ampersand
  return last >= from && text.charCodeAt(last) === 0x0d ? last : text.length
}

/**
 * Decodes Excel's own escapes of characters that XML cannot carry: '_x000D_' is a carriage return, and '_x005F_' an
 * underscore that would otherwise begin such an escape (ECMA-376 part 1, 22.9.2.19).
 */
export function withoutExcelEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text
    .replace(/_x([0-9a-fA-F]{4})_/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .toWellFormed()
}
