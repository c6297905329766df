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

/** `{"`, `{}`, `[{`, `["`, `[1,`, `[]`: a business may be called '[Freiraum]'. */
const JSON_BEGIN = /^(?:\{\s*["'}]|\[\s*(?:[[{"'\]]|-?\d+\s*[,\]]))/

/** The members of an object, or none for an array or anything else. */
export function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

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
