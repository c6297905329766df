/** A text file, split into its head and its body. */
export interface FrontMatter {
  /** The head's lines, 'title: Hilfe' as title → 'Hilfe'. */
  readonly head: Readonly<Record<string, string>>
  readonly body: string
}

const FENCE = '---'

/**
 * Splits off the head of a text: lines `name: value` between two lines of three hyphens. A value is everything after
 * the first colon, so it needs no quotes.
 * @throws Error naming the line, when there is no head or a line of it has no name
 */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end === -1) throw new Error('has no head between two lines of ---')
  const head = lines.slice(1, end).filter(line => line.trim() !== '')
  return { head: Object.fromEntries(head.map(entry)), body: lines.slice(end + 1).join('\n') }
}

function entry(line: string): [string, string] {
  const colon = line.indexOf(':')
  if (colon < 1) throw new Error(`has a head line without a name: ${line}`)
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}
