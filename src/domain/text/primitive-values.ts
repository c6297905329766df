/**
 * A JSON object or array, also as Python prints it ("{'Delivery': True}"), which files re-saved by pandas hold.
 * @returns undefined for anything else, cut and broken JSON included
 */
export function parseJsonCell(text: string): object | undefined {
  if (!looksLikeJson(text)) return undefined
  const value = parse(text) ?? (text.includes("'") ? parse(fromPython(text)) : undefined)
  return typeof value === 'object' && value !== null ? value : undefined
}

/** Whether a text begins as an object or array does; such a text in a column of plain words is a shifted row. */
export function looksLikeJson(text: string): boolean {
  return JSON_BEGIN.test(text)
}

/** The members of an object, or none for an array or anything else. */
export function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

/** Yes or no as Outscraper, pandas, Excel (English, German) and people write it, or undefined. */
export function parseBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}

/** A number with a point or a decimal comma ('4.600000', '4,6', '-8'), or undefined. */
export function parseDecimal(text: string): number | undefined {
  return /^[+-]?\d{1,15}(?:[.,]\d{1,30})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

/**
 * How many of something: '124', '10.0' (pandas), '0.000000', and with thousands as either language groups them,
 * '1.234', '1,234', '1 234'. Three digits behind a single point are thousands, as nobody counts in fractions.
 * @returns a whole number up to 999,999,999, or undefined
 */
export function parseCount(text: string): number | undefined {
  if (/^\d{1,3}(?:[.,' \u00a0\u202f]\d{3}){1,2}$/.test(text)) return Number(text.replace(/\D/g, ''))
  const whole = /^(\d{1,9})(?:[.,]0{1,9})?$/.exec(text)?.[1]
  return whole === undefined ? undefined : Number(whole)
}

/** `{"`, `{}`, `[{`, `["`, `[1,`, `[]`: a business may be called '[Freiraum]'. */
const JSON_BEGIN = /^(?:\{\s*["'}]|\[\s*(?:[[{"'\]]|-?\d+\s*[,\]]))/

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // Excel cuts cells at 32,767 characters; the caller reports the cell.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function fromPython(text: string): string {
  return text
    .replaceAll("'", '"')
    .replaceAll(/\bTrue\b/g, 'true')
    .replaceAll(/\bFalse\b/g, 'false')
    .replaceAll(/\bNone\b/g, 'null')
}

const YES: ReadonlySet<string> = new Set(['true', '1', '1.0', 'yes', 'y', 'ja', 'j', 'wahr', 'x', '✓'])
const NO: ReadonlySet<string> = new Set(['false', '0', '0.0', 'no', 'n', 'nein', 'falsch'])
