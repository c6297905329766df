/**
 * A text as it may stand in a CSV file that people open in a spreadsheet: what a program would take for a formula or a
 * command gets an apostrophe in front, so that it stays text (OWASP, CSV injection).
 * @param text as stored; quoting of separators and quotation marks is the CSV writer's business
 * Numbers are written as numbers, not through this: a negative one would become text.
 */
export function guardedCell(text: string): string {
  return STARTS_SOMETHING.test(text) ? `'${text}` : text
}

/**
 * After blanks and invisible characters, which programs skip: a control character (tab, CR, LF, NUL), or = + - @ |,
 * also in their full-width and small forms, which some programs fold to the plain ones.
 */
const STARTS_SOMETHING = /^[\p{Z}\p{Cf}]*[\p{Cc}=+\-@|＝＋－＠｜﹦﹢﹣﹫]/u
