import { memoize } from '#domain/collections/bounded-cache.ts'
import { compoundParts } from './compound-dictionary.ts'
import { splitCompound } from './compounds.ts'
import { withoutDigraphs } from './folding.ts'
import { type QueryTerm, toQueryTerms } from './query-terms.ts'
import { stemWord } from './stemmer.ts'
import { isStopWord } from './stop-words.ts'
import { chunksOf, normaliseText, wordsOfChunk } from './tokenizer.ts'

/** Raise with every change of a rule that stores other terms; changed words in data/compound-parts.txt count by themselves. */
const RULES = 2
/** Part of the index format: another number means that stored terms no longer meet typed ones, so rebuild. */
export const ANALYZER_VERSION: number = RULES * 2 ** 32 + compoundParts.checksum

/** Characters of a typed text that are read at all. */
const LONGEST_QUERY = 1_000
/** Chunks whose terms are cached; a directory's vocabulary is Zipfian, so this many answer nearly all look-ups. */
const CACHED_CHUNKS = { most: 300_000 }

/** What a chunk is stored as; terms are joined by blanks. */
interface ChunkTerms {
  /** Without stop words. */
  readonly terms: string
  /** With stop words and with unstemmed words. */
  readonly nameTerms: string
  /** As foldWords gives them. */
  readonly words: readonly string[]
}

/** A name as documents need it, read once. */
export interface AnalysedName {
  /** As analyseName gives them. */
  readonly terms: string
  /** As foldWords gives them. */
  readonly words: readonly string[]
}

/**
 * The terms of an indexed text, joined by blanks, to be stored as they are.
 * @param text any text, any length; HTML and FTS5 syntax are only punctuation here
 * @returns terms of [a-z0-9]+ in order of appearance: words folded and stemmed, compounds also in parts
 * ('Autowerkstatt' -> 'autowerkstatt auto werkstatt'), hyphened words also joined. Without stop words. A term that
 * several words have comes several times: that says nothing more, and costs less than finding it.
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
 * The terms of a business's or a category's name: those of analyse, the words as written ('peters' beside 'peter')
 * and stop words ('Das Eck'), so that every word of a name finds it.
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
 * The terms of a place: street, district, city. Those of analyse without the parts of compounds, because Neukirchen
 * has no new church, and with stop words ('Auf der Höhe'); a street is found by its whole name and by 'Haupt Str.'.
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
 * The words of a text folded but not stemmed, in order and with repetitions: for hashes of whole names, first words
 * and prefix suggestions. Names that people take for the same give the same list ('K.F.Z. Müller' = 'KFZ Mueller').
 */
export function foldedWords(text: string): string[] {
  const words: string[] = []
  for (const chunk of chunksOf(normaliseText(text, false))) {
    for (const { word } of wordsOfChunk(chunk)) words.push(withoutDigraphs(word))
  }
  return words
}

/**
 * Reads what a visitor typed.
 * @param text anything; the first 12 words of at most 64 letters count
 * @returns one entry a word or known phrase, all of which a document must satisfy; stop words and legal forms are
 * left out unless there is nothing else; [] only when the text has no letter and no digit
 * Terms are [a-z0-9]+, so no part of the text can become search syntax.
 */
export function queryTerms(text: string): QueryTerm[] {
  const chunks = chunksOf(normaliseText(text.slice(0, LONGEST_QUERY), true))
  return toQueryTerms(chunks.flatMap(wordsOfChunk))
}

/**
 * The words of a text as they are spelled, in lower case with umlauts, for the spelling dictionary.
 * @returns letters only, 3 to 32 of them; with repetitions
 */
export function spellings(text: string): string[] {
  const chunks = chunksOf(normaliseText(text, false))
  return chunks.flatMap(wordsOfChunk).flatMap(({ typed }) => (/^\p{L}{3,32}$/u.test(typed) ? [typed] : []))
}

/** The terms of one word in ascii: the word's own, those of its parts and of pairs of parts. */
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

/** A cache of its own, because streets bring many words that nothing else has, and need less of each. */
const placeTermsOf = memoize((chunk: string): string => {
  const terms = new Set<string>()
  for (const { word, extra } of wordsOfChunk(chunk)) {
    for (const written of [word, ...extra]) terms.add(stemWord(withoutDigraphs(written)))
  }
  return [...terms].join(' ')
}, CACHED_CHUNKS)
