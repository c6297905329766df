import { readFileSync } from 'node:fs'
import { categoryNames } from '#domain/category/category.ts'
import { withoutDigraphs } from './folding.ts'
import { stemWord } from './stemmer.ts'
import { isStopWord } from './stop-words.ts'
import { chunksOf, normaliseText, wordsOfChunk } from './tokenizer.ts'

/** Terms that must all occur in a document. */
export type Terms = readonly string[]

/** Other names of a word or phrase, best first. */
export interface OtherNames {
  /** Names of the same thing. */
  readonly equal: readonly Terms[]
  /** Names of something near it, found behind the equal ones: barbers for somebody who looks for a hairdresser. */
  readonly related: readonly Terms[]
}

type Table = ReadonlyMap<string, OtherNames>

const NO_NAMES: OtherNames = { equal: [], related: [] }

/** Pairs beyond these are ignored. */
const MOST_MEANINGS = 5_000
const LONGEST_PHRASE = 4

const groups = readGroups(readFileSync(new URL('./data/synonyms.txt', import.meta.url), 'utf8').split('\n'))
const builtIn = tableOf(groups)
const writtenWords = [
  ...new Set(groups.flatMap(({ words }) => words).flatMap(words => words.trim().split(/[\s-]+/))),
]
let extra: Table = new Map()
let named: Table | undefined

/**
 * The other names of a word or phrase.
 * @param phrase a term of stemWord, or several joined by blanks ('kfz werkstatt')
 * @returns lists of terms that must all occur, without the phrase itself; none when nothing is known
 * Used for queries only, never for indexed texts: a new synonym needs no rebuild.
 */
export function otherNamesOf(phrase: string): OtherNames {
  const own = builtIn.get(phrase) ?? NO_NAMES
  const others = [namesOfCategories().get(phrase), extra.get(phrase)].filter(names => names !== undefined)
  if (others.length === 0) return own
  const all = [own, ...others]
  const equal = distinct(all.flatMap(names => names.equal))
  return { equal, related: without(distinct(all.flatMap(names => names.related)), equal) }
}

/** Whether a group has the word or phrase, so that 'betrieb' may follow it. */
export function isKnownTrade(phrase: string): boolean {
  return builtIn.has(phrase) || extra.has(phrase)
}

/** Whether a group or a page has the word or phrase: then it is not misspelled. */
export function isKnownName(phrase: string): boolean {
  return isKnownTrade(phrase) || namesOfCategories().has(phrase)
}

/**
 * Replaces the operator's synonyms, for all indexes of this process, from the next query on. 1,000 pairs take about
 * 40 ms. The first call takes some 100 ms more, because it loads the names of the categories, for which otherwise the
 * first visitor would wait.
 * @param pairs words or phrases of at most four words; a query for `term` finds each of `means` too, not the other way
 * round
 */
export function setMeanings(pairs: readonly Meaning[]): void {
  namesOfCategories()
  extra = tableOf(
    pairs.slice(0, MOST_MEANINGS).map(({ term, means }) => ({ words: [term], means, related: [] })),
  )
}

export interface Meaning {
  readonly term: string
  readonly means: readonly string[]
}

/** All single words of the built-in groups as written there, 'friseur', 'frisör', for the spelling dictionary. */
export function tradeWords(): readonly string[] {
  return writtenWords
}

/**
 * The English and Turkish names of the categories, so that 'oto tamirhanesi' finds the businesses of that category. A
 * word that is also German keeps its German meaning. Of single English words only the shown name counts: 'sport' is no
 * name of a club. Computed once.
 */
function namesOfCategories(): Table {
  if (named !== undefined) return named
  const all = categoryNames()
  const german = new Set(all.flatMap(category => category.german).map(name => name.toLowerCase()))
  const table = new Map<string, OtherNames>()
  for (const { name, shown, foreign } of all) {
    const means = termsOfPhrase(name)
    for (const other of foreign) {
      const isMeant = !german.has(other.toLowerCase()) && (other.includes(' ') || shown.includes(other))
      const terms = isMeant ? termsOfPhrase(other) : []
      if (terms.length === 0 || terms.length > LONGEST_PHRASE) continue
      const { equal } = table.get(terms.join(' ')) ?? NO_NAMES
      table.set(terms.join(' '), { equal: distinct([...equal, means]), related: [] })
    }
  }
  named = table
  return table
}

interface Group {
  readonly words: readonly string[]
  /** Further names of the group's words, but not the other way round. */
  readonly means: readonly string[]
  /** What the group's words find behind the equal ones, but not the other way round. */
  readonly related: readonly string[]
}

/** 'a, b, c': equal words; 'a, b > c': typing a or b finds c too; '#' begins a comment line. */
function readGroups(lines: readonly string[]): readonly Group[] {
  return lines
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => {
      const [words = '', related = ''] = line.split('>')
      return { words: words.split(','), means: [], related: related.split(',') }
    })
}

function tableOf(groups: readonly Group[]): Table {
  const table = new Map<string, OtherNames>()
  for (const group of groups) {
    const words = group.words
      .map(termsOfPhrase)
      .filter(terms => terms.length > 0 && terms.length <= LONGEST_PHRASE)
    const [means = [], related = []] = [group.means, group.related].map(phrases =>
      phrases.map(termsOfPhrase).filter(terms => terms.length > 0),
    )
    for (const word of words) {
      const known = table.get(word.join(' ')) ?? NO_NAMES
      const equal = without(distinct([...known.equal, ...words, ...means]), [word])
      table.set(word.join(' '), {
        equal,
        related: without(distinct([...known.related, ...related]), [word, ...equal]),
      })
    }
  }
  return table
}

function distinct(all: readonly Terms[]): readonly Terms[] {
  return [...new Map(all.toReversed().map(terms => [terms.join(' '), terms])).values()].toReversed()
}

function without(all: readonly Terms[], others: readonly Terms[]): readonly Terms[] {
  const known = new Set(others.map(terms => terms.join(' ')))
  return all.filter(terms => !known.has(terms.join(' ')))
}

/** Without stop words, as in texts and queries: 'Maler und Lackierer'. */
function termsOfPhrase(phrase: string): Terms {
  const folded = chunksOf(normaliseText(phrase, true))
    .flatMap(wordsOfChunk)
    .map(({ word }) => withoutDigraphs(word))
  const telling = folded.filter(word => !isStopWord(word))
  return (telling.length > 0 ? telling : folded).map(stemWord)
}
