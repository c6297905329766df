/** A text as content or as a quoted attribute of HTML. */
export function escapeHtml(text: string): string {
  return escapeMarkup(text).replaceAll("'", '&#39;')
}

/**
 * A text as content or as a double-quoted attribute of XML. Characters that XML 1.0 forbids are left out; lone
 * surrogates become replacement characters.
 */
export function escapeXml(text: string): string {
  return escapeMarkup(text.toWellFormed().replace(FORBIDDEN_IN_XML, ''))
}

/** A value as JSON in a script element of HTML: no text in it can end the element. */
export function scriptJson(value: unknown): string {
  return escapeScript(JSON.stringify(value))
}

/** The same for JSON that is written already. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

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

const FORBIDDEN_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
