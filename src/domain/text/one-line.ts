/**
 * A text on one line, for lists and for subjects of mails: line breaks, control characters and runs of blanks become
 * one blank, halves of signs become '\ufffd', and signs that turn the direction of reading are left out.
 * @param limit in UTF-16 units; what is longer ends in '…'
 */
export function oneLine(text: string, limit: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  // A pair of surrogates that the cut divides would be no sign any more.
  return line.length <= limit ? line : `${line.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
