import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { foldWord } from './folding.ts'
import { stemWord } from './stemmer.ts'

/** Fewer letters are syllables. */
export const SHORTEST_PART = 3

/** What the dictionary says about words in compounds. */
export interface CompoundParts {
  /** CRC-32 of all that is said here. */
  readonly checksum: number
  /** Folded word of a first or middle part, with its linking letters -> term. */
  readonly modifiers: ReadonlyMap<string, string>
  /** Terms that may stand last. */
  readonly heads: ReadonlySet<string>
  /** First SHORTEST_PART letters of all heads: most positions of a word can be passed over by them. */
  readonly headStarts: ReadonlySet<string>
  /** Terms that may stand last even after an unknown first part. */
  readonly strongHeads: ReadonlySet<string>
  /** First SHORTEST_PART letters of those. */
  readonly strongHeadStarts: ReadonlySet<string>
  /** Terms of words that only look like compounds. */
  readonly whole: ReadonlySet<string>
}

export const compoundParts = readParts(
  readFileSync(new URL('./data/compound-parts.txt', import.meta.url), 'utf8'),
)

/**
 * Reads the dictionary: words parted by blanks, '#' begins a comment line.
 * @param text 'wort' stands first, in the middle or last; 'wort-' never last; '-wort' only last;
 * '-wort!' last even after an unknown first part; '=wort' is never taken apart
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
  // Words of the dictionary come before what others become: Eisen-handel is iron, not ice.
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

/** A word as it stands before another one: Schule in Schulbus, Blume in Blumenladen, Kind in Kinderarzt. */
function linkedForms(word: string, term: string): readonly string[] {
  const forms = [`${word}s`]
  if (word.endsWith('e')) forms.push(word.slice(0, -1), `${word}n`)
  else if (/e[lr]$/.test(word)) forms.push(`${word}n`)
  else forms.push(`${word}e`, `${word}en`, `${word}es`)
  if (stemWord(`${word}er`) === term) forms.push(`${word}er`)
  return forms.filter(form => form.length >= SHORTEST_PART)
}
