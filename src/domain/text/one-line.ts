/**
 * A text on one line, for lists and subjects of mails: line breaks, control characters and several blanks become one
 * blank, lone surrogates '\ufffd', and direction marks are removed.
 * @param limit in UTF-16 units; a longer text ends in '…'
 */
export function oneLine(text: string, limit: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  // Without half of a surrogate pair at the end.
  return line.length <= limit ? line : `${line.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
