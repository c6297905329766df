/**
 * Decodes the references of HTML and XML: the five named ones that markup needs, and all numeric ones. Other names stay as
 * they are; what is no character becomes a replacement character.
 */
export function unescapeMarkup(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(REFERENCE, (_all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? ''
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
  })
}

/** The text of our own, well-formed HTML on one line. */
export function textOfHtml(html: string): string {
  const text = html.replace(/<\/(?:p|li|h\d|tr|div)>/g, ' ').replace(/<[^<>]*>/g, '')
  return unescapeMarkup(text.replaceAll('&nbsp;', ' ')).replace(/\s+/g, ' ').trim()
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi

function characterOf(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  return code === 0 || code > 0x10ffff || isSurrogate ? '\ufffd' : String.fromCodePoint(code)
}
