import { readFileSync } from 'node:fs'
import { chunksOf, plainText, wordsOfChunk } from './analyzer-chunks.ts'
import { isStopWord } from './analyzer-stop-words.ts'
import { withoutDigraphs } from './fold-terms.ts'
import { stemWord } from './stem.ts'

/** Terms that must all occur. */
export type Terms = readonly string[]

type Table = ReadonlyMap<string, readonly Terms[]>

/** Groups beyond these are ignored: nobody maintains more by hand. */
const MOST_EXTRA_GROUPS = 5_000
const LONGEST_PHRASE = 4

const groups = readGroups(readFileSync(new URL('./data/synonyms.txt', import.meta.url), 'utf8').split('\n'))
const builtIn = tableOf(groups)
const writtenWords = [
  ...new Set(groups.flatMap(({ words }) => words).flatMap(words => words.trim().split(/[\s-]+/))),
]
let extra: Table = new Map()

/**
 * What else a word or a phrase is called.
 * @param phrase a term of stemWord, or several joined by blanks ('kfz werkstatt')
 * @returns alternatives, best first, each a list of terms that must all occur; without the phrase itself, [] when
 * nothing is known
 * Applied when a query is read, never when a text is indexed: a new group needs no rebuild.
 */
export function synonymsOf(phrase: string): readonly Terms[] {
  const own = builtIn.get(phrase) ?? []
  const added = extra.get(phrase)
  if (added === undefined) return own
  const known = new Set(own.map(terms => terms.join(' ')))
  return [...own, ...added.filter(terms => !known.has(terms.join(' ')))]
}

/** Whether the word or phrase stands in a group, so that it is no misspelling and may be followed by 'betrieb'. */
export function isKnownTrade(phrase: string): boolean {
  return builtIn.has(phrase) || extra.has(phrase)
}

/**
 * Sets the administrator's own groups, replacing those of an earlier call.
 * @param groups words or phrases as typed; every one of a group finds all others of it
 * Empty words and groups of one are passed over; at most 5,000 groups count.
 */
export function extendSynonyms(groups: readonly (readonly string[])[]): void {
  extra = tableOf(groups.slice(0, MOST_EXTRA_GROUPS).map(words => ({ words, related: [] })))
}

/**
 * Sets what the operator says that words mean, in place of everything set before, for all indexes of this process.
 * @param pairs words or phrases of at most four words; whoever types `term` finds each of `means` too, not the other
 * way round
 * Holds for the next query; 1,000 take about 40 ms.
 */
export function setMeanings(pairs: readonly Meaning[]): void {
  extra = tableOf(
    pairs.slice(0, MOST_EXTRA_GROUPS).map(({ term, means }) => ({ words: [term], related: means })),
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

interface Group {
  readonly words: readonly string[]
  /** Found too by the group's words, but not the other way round. */
  readonly related: readonly string[]
}

/** 'a, b, c': equal words; 'a, b > c': typing a or b finds c too; '#' begins a comment line. */
function readGroups(lines: readonly string[]): readonly Group[] {
  return lines
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => {
      const [words = '', related = ''] = line.split('>')
      return { words: words.split(','), related: related.split(',') }
    })
}

function tableOf(groups: readonly Group[]): Table {
  const table = new Map<string, Terms[]>()
  for (const group of groups) {
    const words = group.words
      .map(termsOfPhrase)
      .filter(terms => terms.length > 0 && terms.length <= LONGEST_PHRASE)
    const related = group.related.map(termsOfPhrase).filter(terms => terms.length > 0)
    for (const word of words) {
      const key = word.join(' ')
      const found = table.get(key) ?? []
      const known = new Set([key, ...found.map(terms => terms.join(' '))])
      for (const terms of [...words, ...related]) {
        if (known.has(terms.join(' '))) continue
        known.add(terms.join(' '))
        found.push(terms)
      }
      table.set(key, found)
    }
  }
  return table
}

/** Stop words fall here as they fall in texts and queries: 'Maler und Lackierer'. */
function termsOfPhrase(phrase: string): Terms {
  const folded = chunksOf(plainText(phrase, true))
    .flatMap(wordsOfChunk)
    .map(({ word }) => withoutDigraphs(word))
  const telling = folded.filter(word => !isStopWord(word))
  return (telling.length > 0 ? telling : folded).map(stemWord)
}
