const CANDIDATES = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof CANDIDATES)[number]

/** Lines that are compared. */
const SAMPLE_LINES = 50

/**
 * The delimiter of a text: the one that splits its first lines into the most columns and into the same number of
 * columns each. Delimiters in quotes do not count.
 * @param sample the beginning of the text
 */
export function detectDelimiter(sample: string): Delimiter {
  let best: Delimiter = ','
  let bestScore = 0
  for (const candidate of CANDIDATES) {
    const counts = delimitersByLine(sample, candidate)
    const [inHeader = 0] = counts
    const agreeing = counts.filter(count => count === inHeader).length
    const score = (inHeader * agreeing) / Math.max(1, counts.length)
    if (score > bestScore) {
      bestScore = score
      best = candidate
    }
  }
  return best
}

function delimitersByLine(sample: string, delimiter: string): readonly number[] {
  const counts: number[] = []
  let count = 0
  let isQuoted = false
  let hasContent = false
  for (const character of sample) {
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '\n' || character === '\r') {
      if (hasContent) counts.push(count)
      if (counts.length >= SAMPLE_LINES) return counts
      count = 0
      hasContent = false
      continue
    } else if (character === delimiter) count++
    hasContent = true
  }
  // A sample usually ends within a line, so its last line counts only when it is the only one.
  if (counts.length === 0 && hasContent) counts.push(count)
  return counts
}
