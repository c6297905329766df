/** Yes or no as Outscraper, pandas, Excel (English, German) and people write it, or undefined. */
export function parseBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}

const YES: ReadonlySet<string> = new Set(['true', '1', '1.0', 'yes', 'y', 'ja', 'j', 'wahr', 'x', '✓'])
const NO: ReadonlySet<string> = new Set(['false', '0', '0.0', 'no', 'n', 'nein', 'falsch'])
