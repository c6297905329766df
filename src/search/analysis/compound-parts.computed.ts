import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { foldWord } from './folding.ts'
import { stemWord } from './stemmer.ts'

/** Letters of the shortest part: fewer are a syllable. */
export const SHORTEST_PART = 3

/** What the dictionary says about words in compounds. */
export interface CompoundParts {
  /** CRC-32 of everything below. */
  readonly checksum: number
  /** Term by folded word that may stand first or in the middle, with its linking letters. */
  readonly modifiers: ReadonlyMap<string, string>
  /** Terms that may be the last part. */
  readonly heads: ReadonlySet<string>
  /** First SHORTEST_PART letters of all heads: they rule out most positions of a word. */
  readonly headStarts: ReadonlySet<string>
  /** Terms that may be the last part even when the first part is unknown. */
  readonly strongHeads: ReadonlySet<string>
  /** First SHORTEST_PART letters of the strong heads. */
  readonly strongHeadStarts: ReadonlySet<string>
  /** Terms of words that only look like compounds. */
  readonly whole: ReadonlySet<string>
}

export const compoundParts = readParts(
  readFileSync(new URL('./data/compound-parts.txt', import.meta.url), 'utf8'),
)

/**
 * Reads the dictionary: words separated by blanks, '#' begins a comment line.
 * @param text 'wort' may be any part; 'wort-' any but the last; '-wort' only the last; '-wort!' the last even when the
 * first is unknown; '=wort' is never split
 */
function readParts(text: string): CompoundParts {
  const modifiers = new Map<string, string>()
  const heads = new Set<string>()
  const strongHeads = new Set<string>()
  const whole = new Set<string>()
  for (const entry of text
    .split('\n')
    .filter(line => !line.startsWith('#'))
    .join(' ')
    .split(/\s+/)) {
    const word = foldWord(entry)
    if (word === '') continue
    const term = stemWord(word)
    if (entry.startsWith('=')) {
      whole.add(term)
      continue
    }
    if (!entry.endsWith('-')) heads.add(term)
    if (entry.endsWith('!')) strongHeads.add(term)
    if (!entry.startsWith('-')) modifiers.set(word, term)
  }
  // A word of the dictionary wins over a linked form of another: 'Eisenhandel' is about iron, not ice.
  for (const [word, term] of [...modifiers]) {
    for (const form of linkedForms(word, term)) if (!modifiers.has(form)) modifiers.set(form, term)
  }
  return {
    checksum: crc32([...modifiers, ...heads, '!', ...strongHeads, '=', ...whole].join(' ')),
    modifiers,
    heads,
    strongHeads,
    whole,
    headStarts: startsOf(heads),
    strongHeadStarts: startsOf(strongHeads),
  }
}

function startsOf(terms: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...terms].map(term => term.slice(0, SHORTEST_PART)))
}

/** The forms of a word before another one: Schule in Schulbus, Blume in Blumenladen, Kind in Kinderarzt. */
function linkedForms(word: string, term: string): readonly string[] {
  const forms = [`${word}s`]
  if (word.endsWith('e')) forms.push(word.slice(0, -1), `${word}n`)
  else if (/e[lr]$/.test(word)) forms.push(`${word}n`)
  else forms.push(`${word}e`, `${word}en`, `${word}es`)
  if (stemWord(`${word}er`) === term) forms.push(`${word}er`)
  return forms.filter(form => form.length >= SHORTEST_PART)
}
