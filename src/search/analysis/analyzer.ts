import { memoize, memoizeWhile } from '#domain/cache/bounded-cache.ts'
import { compoundParts } from './compound-parts.computed.ts'
import { splitCompound } from './compounds.ts'
import { withoutDigraphs } from './folding.ts'
import { type QueryTerm, toQueryTerms } from './query-terms.ts'
import { stemWord } from './stemmer.ts'
import { isStopWord } from './stop-words.ts'
import { addedNames } from './synonyms.ts'
import { chunksOf, normaliseText, wordsOfChunk } from './tokenizer.ts'

/**
 * Raise it when a change stores other terms. Changed words in data/compound-parts.txt change the version by themselves.
 */
const RULES = 3
/** Part of the index format. With another number, stored terms no longer match typed ones: rebuild the index. */
export const ANALYZER_VERSION: number = RULES * 2 ** 32 + compoundParts.checksum

/** Characters of a typed text that are read. */
const LONGEST_QUERY = 1_000
/** Chunks whose terms are cached. Few words are very frequent, so this many answer nearly all look-ups. */
const CACHED_CHUNKS = { most: 300_000 }

/** The stored form of a chunk. Terms are joined by blanks. */
interface ChunkTerms {
  /** Without stop words. */
  readonly terms: string
  /** With stop words and with unstemmed words. */
  readonly nameTerms: string
  /** As foldedWords gives them. */
  readonly words: readonly string[]
}

/** A name as documents need it. */
export interface AnalysedName {
  /** As analyseName gives them. */
  readonly terms: string
  /** As foldedWords gives them. */
  readonly words: readonly string[]
}

/**
 * The terms of an indexed text, joined by blanks, ready to be stored.
 * @param text any text of any length; HTML and FTS5 syntax count as punctuation
 * @returns terms of [a-z0-9]+ in order of appearance: words folded and stemmed, compounds also in parts
 * ('Autowerkstatt' -> 'autowerkstatt auto werkstatt'), hyphenated words also joined. Without stop words. A term may
 * come several times: finding repetitions would cost more than storing them.
 */
export function analyse(text: string): string {
  let joined = ''
  for (const chunk of chunksOf(normaliseText(text, false))) {
    const { terms } = termsOf(chunk)
    if (terms !== '') joined += joined === '' ? terms : ` ${terms}`
  }
  return joined
}

/**
 * The terms of the name of a business or category: those of analyse, the unstemmed words ('peters' beside 'peter') and
 * stop words ('Das Eck'), so that every word of a name finds it.
 */
export function analyseName(name: string): string {
  return analyseNameAndWords(name).terms
}

/** The terms of a name and its words. */
export function analyseNameAndWords(name: string): AnalysedName {
  let joined = ''
  const words: string[] = []
  for (const chunk of chunksOf(normaliseText(name, false))) {
    const known = termsOf(chunk)
    if (known.nameTerms !== '') joined += joined === '' ? known.nameTerms : ` ${known.nameTerms}`
    for (const word of known.words) words.push(word)
  }
  return { terms: joined, words }
}

/**
 * The terms of a place: street, district, city. Unlike analyse, it does not split compounds, because 'Neukirchen' is
 * not about a new church, and it keeps stop words ('Auf der Höhe').
 */
export function analysePlace(text: string): string {
  let joined = ''
  for (const chunk of chunksOf(normaliseText(text, false))) {
    const terms = placeTermsOf(chunk)
    if (terms !== '') joined += joined === '' ? terms : ` ${terms}`
  }
  return joined
}

/**
 * The words of a text, folded but not stemmed, in order and with repetitions: for hashes of whole names, first words
 * and prefix suggestions. Spellings of the same name give the same list ('K.F.Z. Müller' = 'KFZ Mueller').
 */
export function foldedWords(text: string): string[] {
  const words: string[] = []
  for (const chunk of chunksOf(normaliseText(text, false))) {
    for (const { word } of wordsOfChunk(chunk)) words.push(withoutDigraphs(word))
  }
  return words
}

/**
 * Analyses what a visitor typed.
 * @param text any text; its first 12 words count, each with at most 64 letters
 * @returns one entry for each word or known phrase; a document must satisfy all of them. Stop words and legal forms are
 * left out unless there is nothing else. [] only when the text has neither letters nor digits.
 * Terms are [a-z0-9]+, so no part of the text can become search syntax.
 */
export const queryTerms: (text: string) => readonly QueryTerm[] = memoizeWhile(
  addedNames,
  text => {
    const chunks = chunksOf(normaliseText(text.slice(0, LONGEST_QUERY), true))
    return toQueryTerms(chunks.flatMap(wordsOfChunk))
  },
  // A search reads its text, and parts of it, several times. The same terms have the same trades (query/named-trade.ts).
  { most: 1_000, longest: 100 },
)

/**
 * The words of a text as they are spelled, in lower case with umlauts, for the spelling dictionary.
 * @returns letters only, 3 to 32 of them; with repetitions
 */
export function spellings(text: string): string[] {
  const chunks = chunksOf(normaliseText(text, false))
  return chunks.flatMap(wordsOfChunk).flatMap(({ typed }) => (/^\p{L}{3,32}$/u.test(typed) ? [typed] : []))
}

/** The terms of one ascii word: its own, and those of its parts and of pairs of parts. */
function termsOfWord(ascii: string): readonly string[] {
  const { parts, pairs } = splitCompound(ascii)
  return [stemWord(withoutDigraphs(ascii)), ...parts, ...pairs]
}

const termsOf = memoize((chunk: string): ChunkTerms => {
  const terms = new Set<string>()
  const nameTerms = new Set<string>()
  const words: string[] = []
  for (const { word, extra } of wordsOfChunk(chunk)) {
    const folded = withoutDigraphs(word)
    const isStop = isStopWord(folded)
    words.push(folded)
    for (const written of [word, ...extra]) {
      for (const term of termsOfWord(written)) {
        if (!isStop) terms.add(term)
        nameTerms.add(term)
      }
      nameTerms.add(withoutDigraphs(written))
    }
  }
  return { terms: [...terms].join(' '), nameTerms: [...nameTerms].join(' '), words }
}, CACHED_CHUNKS)

/** Streets have many words that occur nowhere else, so places have a cache of their own. */
const placeTermsOf = memoize((chunk: string): string => {
  const terms = new Set<string>()
  for (const { word, extra } of wordsOfChunk(chunk)) {
    for (const written of [word, ...extra]) terms.add(stemWord(withoutDigraphs(written)))
  }
  return [...terms].join(' ')
}, CACHED_CHUNKS)
