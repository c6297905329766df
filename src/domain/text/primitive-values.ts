/**
 * A JSON object or array, also as Python prints it ("{'Delivery': True}"), which files saved by pandas have.
 * @returns undefined for anything else, also for cut or invalid JSON
 */
export function parseJsonCell(text: string): object | undefined {
  if (!looksLikeJson(text)) return undefined
  const value = parse(text) ?? (text.includes("'") ? parse(fromPython(text)) : undefined)
  return typeof value === 'object' && value !== null ? value : undefined
}

/** Whether a text begins like an object or array. In a column of words this means shifted columns. */
export function looksLikeJson(text: string): boolean {
  return JSON_BEGIN.test(text)
}

/** The members of an object; none for anything else. */
export function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

/** A boolean as Outscraper, pandas, Excel (English, German) and people write it, or undefined. */
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
 * A count: '124', '10.0' (pandas), '0.000000', also with German and English thousands separators, '1.234', '1,234', '1
 * 234'. Three digits after a single point are thousands, because counts have no fractions.
 * @returns a whole number up to 999,999,999, or undefined
 */
export function parseCount(text: string): number | undefined {
  if (/^\d{1,3}(?:[.,' \u00a0\u202f]\d{3}){1,2}$/.test(text)) return Number(text.replace(/\D/g, ''))
  const whole = /^(\d{1,9})(?:[.,]0{1,9})?$/.exec(text)?.[1]
  return whole === undefined ? undefined : Number(whole)
}

/** `{"`, `{}`, `[{`, `["`, `[1,`, `[]`; but '[Freiraum]' may be a name. */
const JSON_BEGIN = /^(?:\{\s*["'}]|\[\s*(?:[[{"'\]]|-?\d+\s*[,\]]))/

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // Excel cuts cells at 32,767 characters.
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
