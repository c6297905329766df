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

const FORBIDDEN_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
