export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** Lines that are compared. */
const SAMPLE_LINES = 50
/** So many lines may stand above the header: a title, a date, the name of a program. */
const MAX_TITLE_LINES = 10
/** A header's delimiter splits at least half of the lines below it into the same number of columns. */
const MIN_SCORE = 0.5
/** From this share of lines that are one quoted cell with commas on, a comma file was saved again by a German Excel. */
const MIN_WRAPPED_SHARE = 0.1

/**
 * The delimiter of a text: the one that splits its first lines into the most columns and into the same number of
 * columns each. Delimiters in quotes do not count. Lines above the header may have none.
 * A comma file that Excel in Germany saved again has whole lines in one cell; its cells are divided by ';'.
 * @param sample the beginning of the text
 */
export function detectDelimiter(sample: string): Delimiter {
  const lines = sampleLines(sample)
  const wrapped = lines.filter(isWrapped).length
  if (wrapped > 0 && wrapped >= lines.length * MIN_WRAPPED_SHARE) return ';'
  for (let start = 0; start < Math.min(lines.length, MAX_TITLE_LINES); start++) {
    const best = bestOf(lines.slice(start))
    if (best.score >= MIN_SCORE) return best.delimiter
  }
  return bestOf(lines).delimiter
}

interface SampleLine {
  /** How often each delimiter is in the line, outside of quotes. */
  readonly counts: ReadonlyMap<Delimiter, number>
  readonly isQuotedAtStart: boolean
  readonly hasQuotedComma: boolean
}

function isWrapped({ counts, isQuotedAtStart, hasQuotedComma }: SampleLine): boolean {
  const isOneCell = !counts.has(',') && !counts.has('\t') && !counts.has('|')
  return isQuotedAtStart && hasQuotedComma && isOneCell
}

/** @param lines the header first */
function bestOf(lines: readonly SampleLine[]): { readonly delimiter: Delimiter; readonly score: number } {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of DELIMITERS) {
    const counts = lines.map(line => line.counts.get(delimiter) ?? 0)
    const [inHeader = 0] = counts
    const agreeing = counts.filter(count => count === inHeader).length
    const score = (inHeader * agreeing) / Math.max(1, counts.length)
    if (score > best.score) best = { delimiter, score }
  }
  return best
}

function sampleLines(sample: string): readonly SampleLine[] {
  const lines: SampleLine[] = []
  let isQuoted = false
  let start = 0
  let counts = new Map<Delimiter, number>()
  let hasQuotedComma = false
  const endLine = (end: number) => {
    if (end > start) lines.push({ counts, isQuotedAtStart: sample[start] === '"', hasQuotedComma })
    counts = new Map()
    hasQuotedComma = false
    start = end + 1
  }
  for (let at = 0; at < sample.length && lines.length < SAMPLE_LINES; at++) {
    const character = sample[at]
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) hasQuotedComma ||= character === ','
    else if (character === '\n' || character === '\r') endLine(at)
    else if (isDelimiter(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  // A sample usually ends within a line, so its last line counts only when it is the only one.
  if (lines.length === 0) endLine(sample.length)
  return lines
}

function isDelimiter(character: string | undefined): character is Delimiter {
  return DELIMITERS.includes(character as Delimiter)
}
